"""What all commands share: arguments and flags, help pages, language, files, packs and the screen."""
