/** A picture is smaller than this when it is sent. [EXP-7] */
export const MAX_PHOTO_BYTES = 100_000;
/** Maximum size of a voice note: a minute at good telephone quality. [ACT-9] */
export const MAX_VOICE_BYTES = 200_000;
