/** Maximum number of tiles; less frequently sold items are found by search. [SAL-42] */
export const MAX_TILES = 40;
