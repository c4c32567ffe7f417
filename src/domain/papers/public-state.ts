/** The server's answer about a shared page. */
export type PublicAnswer<Page> =
  | { readonly type: 'found'; readonly page: Page }
  | { readonly type: 'missing' }
  /** The server refuses it: the link was closed. */
  | { readonly type: 'denied' }
  | { readonly type: 'unreachable' };

/** The page of a link. */
export interface PublicLink {
  readonly kind: 'invoice' | 'receipt';
  readonly order_id: string;
  readonly business_id: string;
  /** Number of lines of the sale when it was shared: a check, not a secret. [INV-7] */
  readonly qty: number;
}

/** State of a public page. [INV-8] */
export type PublicState<Page> =
  | { readonly type: 'complete' | 'changed'; readonly page: Page }
  | { readonly type: 'not-sent'; readonly qty: number }
  | { readonly type: 'revoked' | 'not-found' | 'unreachable' };

const PATH = /^\/public_(invoice|receipt)\/([A-Za-z0-9]{12})\/([A-Za-z0-9]{12})\/([1-9]\d?)\/?$/;

/** The link in an address; undefined when incomplete. [RTE-53, RTE-54] */
export function publicLinkOf(pathname: string): PublicLink | undefined {
  const [, kind, order_id, business_id, qty] = PATH.exec(pathname) ?? [];
  if (order_id === undefined || business_id === undefined) return undefined;
  return { kind: kind as PublicLink['kind'], order_id, business_id, qty: Number(qty) };
}

/** The path of the address. */
export const publicPath = ({ kind, order_id, business_id, qty }: PublicLink): string =>
  `/public_${kind}/${order_id}/${business_id}/${qty}`;

/** A missing page is not a fault: the seller's phone may still be offline. [INV-7, INV-8] */
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
