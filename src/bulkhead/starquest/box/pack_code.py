"""Runs the code in a pack, without writing into the pack's folder."""

from importlib.abc import InspectLoader
from importlib.util import module_from_spec, spec_from_loader
from traceback import extract_tb
from types import CodeType, ModuleType

from bulkhead.starquest.box.reading.procedures import Procedure
from bulkhead.tabletop.refusals import Mistake


class _Source(InspectLoader):
    """Gives Python the text of a procedure."""

    def __init__(self, procedure: Procedure) -> None:
        self._procedure = procedure

    def get_source(self, fullname: str) -> str:
        return self._procedure.code

    def get_code(self, fullname: str) -> CodeType:
        return self.source_to_code(self._procedure.code, self._procedure.file)


def run_code(id_: str, procedure: Procedure) -> ModuleType:
    """Run the code beside the item with this id. A Mistake says why it does not run."""
    spec = spec_from_loader(f"bulkhead_pack_{id_}", _Source(procedure))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        trace = extract_tb(error.__traceback__)
        lines = [frame.lineno or 1 for frame in trace if frame.filename == procedure.file]
        raise Mistake(
            "pack-code-fails", file=procedure.file, line=(lines or [1])[-1], detail=str(error)
        ) from error
    return module
