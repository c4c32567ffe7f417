/** Where one is led on: back to a path of this app when one was asked for, else where everybody goes. [ACC-1] */
export const nextPath = (next: string | null, otherwise = '/sales/view/0'): string =>
  next !== null && /^\/(?![/\\])/.test(next) ? next : otherwise;
