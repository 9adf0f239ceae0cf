/** The server's name for this game. */
export const STARQUEST = 'starquest';
