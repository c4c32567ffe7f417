/** A picture has fewer bytes than this when it travels. [EXP-7] */
export const MOST_PHOTO_BYTES = 100_000;

/** Where a picture stands in Storage: below its business and the person who took it, as storage.rules ask. [RUL-25] */
export const photoPath = (businessId: string, uid: string, id: string): string =>
  `businesses/${businessId}/${uid}/${id}.jpg`;

/** The business that a picture belongs to; undefined for a path that is none of ours. */
export const businessOfPhoto = (path: string): string | undefined => /^businesses\/([A-Za-z0-9]{12})\//.exec(path)?.[1];
