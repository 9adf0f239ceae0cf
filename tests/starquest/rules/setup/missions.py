"""Decks of a small mission."""

DECKS: dict[str, tuple[str, ...]] = {
    "recon": ("rec_a", "rec_b", "rec_c"),
    "green": ("evg_a", "evg_b"),
    "azure": ("eva_a", "eva_b"),
    "orders-blood_angels": ("ord_a", "ord_b", "ord_c", "ord_d"),
    "equipment-blood_angels": tuple(f"eqp_{letter}" for letter in "abcdefgh"),
    "equipment-legion": tuple(f"leg_{letter}" for letter in "abcdef"),
}
