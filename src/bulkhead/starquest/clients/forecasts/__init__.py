"""What an attack, a card or a charge would do before it is played: exact odds and previews."""
