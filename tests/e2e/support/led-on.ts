/** The address of a route whose record is nowhere. */
export const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '0');

/** Screens of whom nobody has signed in; whoever has is led on from them. */
export const OF_VISITORS: ReadonlySet<string> = new Set(['/login', '/register', '/register/referral/:referral_id', '/recover_password']); // prettier-ignore

/** Where the owner of a business that does everything is led on from what is no screen of theirs. */
export const LED_ON: ReadonlyMap<string, string> = new Map([
  ['/welcome', '/sales/view/0'],
  ['/businesses/add', '/welcome?add'],
  ['/attendant/activities', '/settings/0'],
]);
