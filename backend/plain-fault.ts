/** A fault that the person at the terminal can mend, in one sentence. [RUN-3] */
export class PlainFault extends Error {}
