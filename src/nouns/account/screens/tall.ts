/** Fields taller than elsewhere: this is the first thing anybody types. */
export const TALL = { styles: { input: { minHeight: 56, height: 56 } } };
