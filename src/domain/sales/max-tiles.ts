/** So many tiles are drawn; what is sold less is searched for. [SAL-42] */
export const MAX_TILES = 40;
