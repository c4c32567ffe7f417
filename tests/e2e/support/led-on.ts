/** The address of a route with a non-existent record. */
export const addressOf = (path: string): string => path.replaceAll(/:\w+/g, '0');

/** Screens for signed-out visitors; signed-in users are redirected. */
export const OF_VISITORS: ReadonlySet<string> = new Set(['/login', '/register', '/register/referral/:referral_id', '/recover_password']); // prettier-ignore

/** Redirects of the owner of a business with all features, from routes that have no screen for owners. */
export const LED_ON: ReadonlyMap<string, string> = new Map([
  ['/welcome', '/sales/view/0'],
  ['/businesses/add', '/welcome?add'],
  ['/attendant/activities', '/settings/0'],
]);
