/** The server's name for this game. */
export const HEROES = 'heroes';
