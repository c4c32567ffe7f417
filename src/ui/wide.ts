/** Breakpoint for the left rail, and dialogs instead of sheets. */
export const WIDE = '(min-width: 62em)';
