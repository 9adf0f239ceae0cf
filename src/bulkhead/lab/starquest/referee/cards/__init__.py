"""Cards: decks, hands, orders and searches."""
