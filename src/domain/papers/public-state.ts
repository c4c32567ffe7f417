/** What the server answered about a shared page. */
export type PublicAnswer<Page> =
  | { readonly type: 'found'; readonly page: Page }
  | { readonly type: 'missing' }
  /** The server does not show it: it was closed. */
  | { readonly type: 'denied' }
  | { readonly type: 'unreachable' };

/** The page that a link leads to. */
export interface PublicLink {
  readonly kind: 'invoice' | 'receipt';
  readonly order_id: string;
  readonly business_id: string;
  /** Lines of the sale when it was shared: a check, no secret. [INV-7] */
  readonly qty: number;
}

/** What a public page shows. [INV-8] */
export type PublicState<Page> =
  | { readonly type: 'complete' | 'changed'; readonly page: Page }
  | { readonly type: 'not-sent'; readonly qty: number }
  | { readonly type: 'revoked' | 'not-found' | 'unreachable' };

const PATH = /^\/public_(invoice|receipt)\/([A-Za-z0-9]{12})\/([A-Za-z0-9]{12})\/([1-9]\d?)\/?$/;

/** The link of an address; undefined when it is not whole. [RTE-53, RTE-54] */
export function publicLinkOf(pathname: string): PublicLink | undefined {
  const [, kind, order_id, business_id, qty] = PATH.exec(pathname) ?? [];
  if (order_id === undefined || business_id === undefined) return undefined;
  return { kind: kind as PublicLink['kind'], order_id, business_id, qty: Number(qty) };
}

/** The address below the origin. */
export const publicPath = ({ kind, order_id, business_id, qty }: PublicLink): string =>
  `/public_${kind}/${order_id}/${business_id}/${qty}`;

/** Nothing there yet is no fault: the seller's phone may still be without a signal. [INV-7, INV-8] */
export function publicState<Page extends { readonly lines: readonly unknown[] }>(
  link: PublicLink | undefined,
  answer: PublicAnswer<Page>,
): PublicState<Page> {
  if (!link) return { type: 'not-found' };
  switch (answer.type) {
    case 'found':
      return { type: answer.page.lines.length === link.qty ? 'complete' : 'changed', page: answer.page };
    case 'missing':
      return { type: 'not-sent', qty: link.qty };
    case 'denied':
      return { type: 'revoked' };
    case 'unreachable':
      return { type: 'unreachable' };
  }
}
