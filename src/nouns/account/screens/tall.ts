/** Fields taller than elsewhere: they are the first ones a user types in. */
export const TALL = { styles: { input: { minHeight: 56, height: 56 } } };
