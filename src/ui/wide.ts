/** From this width on: left rail, dialogs instead of sheets. */
export const WIDE = '(min-width: 62em)';
