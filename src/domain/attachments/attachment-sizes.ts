/** A picture has fewer bytes than this when it travels. [EXP-7] */
export const MAX_PHOTO_BYTES = 100_000;
/** A voice note has no more: a minute at the sound of a good telephone. [ACT-9] */
export const MAX_VOICE_BYTES = 200_000;
