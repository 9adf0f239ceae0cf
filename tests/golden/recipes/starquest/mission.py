"""The test mission, as plain options."""

from bulkhead.starquest.options import plain_options
from tests.starquest.mission import OPTIONS

PLAIN = plain_options(OPTIONS)
