import { plainName } from '../text/find-words.ts';

/** The key of a tile for a description without an item: the same for all spellings. [SAL-2] */
export const otherKey = (description: string): string => `other:${plainName(description)}`;
