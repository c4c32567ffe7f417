/** So many tiles are drawn; what is sold less is searched for. [SAL-42] */
export const MOST_TILES = 40;
