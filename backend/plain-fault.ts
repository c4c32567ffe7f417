/** A fault that the user at the terminal can fix, described in one sentence. [RUN-3] */
export class PlainFault extends Error {}
