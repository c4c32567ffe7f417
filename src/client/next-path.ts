/** The next page: the requested path when it is one of this app, else the common start page. [ACC-1] */
export const nextPath = (next: string | null, otherwise = '/sales/view/0'): string =>
  next !== null && /^\/(?![/\\])/.test(next) ? next : otherwise;
