"""The batch engine of Heroes: compiled games of random players, and batches of games command by command"""
