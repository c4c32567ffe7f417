/** Where sign-in leads: back to a path of this app when one was asked for, else to the book. [ACC-1] */
export function nextPath(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/sales/view/0';
}
