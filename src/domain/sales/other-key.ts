import { plainName } from '../text/find-words.ts';

/** The key of a tile of something that is no item: one, however it was written. [SAL-2] */
export const otherKey = (description: string): string => `other:${plainName(description)}`;
