import type { Layer } from './item-state.ts';

/*
 * Batches beside the quantity: first expired, first out. A layer below zero is a shortage, filled by whatever comes next; layers
 * above and below zero never stand together. They sum to the quantity. [LED-7]
 */

/** Take out: the named batch, then what is still good by expiry, then what has none, then what is expired; of a loss by expiry that first. */
export function layersOut(
  layers: readonly Layer[],
  qty: number,
  on: { day: string; batch?: string | undefined; expiredFirst?: boolean },
): Layer[] {
  const order = layers.map((layer, at) => ({ layer, at, rank: rankOf(layer, on) }));
  order.sort((a, b) => a.rank - b.rank || compare(a.layer.expiry, b.layer.expiry) || a.at - b.at);
  const left = layers.map((layer) => layer.qty);
  let missing = qty;
  for (const { at } of order) {
    const now = Math.max(0, Math.min(left[at]!, missing));
    left[at] = left[at]! - now;
    missing -= now;
  }
  const kept = layers.map((layer, at) => ({ ...layer, qty: left[at]! })).filter((layer) => layer.qty !== 0);
  return missing === 0 ? kept : [{ qty: missingIn(kept) - missing }];
}

/** Put in: a shortage is filled first. */
export function layersIn(layers: readonly Layer[], added: Layer): Layer[] {
  const short = missingIn(layers);
  if (short === 0) return merged(layers, added);
  const left = added.qty + short;
  return left === 0 ? [] : left < 0 ? [{ qty: left }] : [{ ...added, qty: left }];
}

const missingIn = (layers: readonly Layer[]): number => layers.find(({ qty }) => qty < 0)?.qty ?? 0;

function merged(layers: readonly Layer[], added: Layer): Layer[] {
  const same = layers.findIndex(({ batch, expiry }) => batch === added.batch && expiry === added.expiry);
  if (same < 0) return [...layers, added];
  return layers.map((layer, at) => (at === same ? { ...layer, qty: layer.qty + added.qty } : layer));
}

function rankOf(
  { batch, expiry }: Layer,
  on: { day: string; batch?: string | undefined; expiredFirst?: boolean },
): number {
  if (on.batch !== undefined && batch === on.batch) return 0;
  const isExpired = expiry !== undefined && expiry < on.day;
  if (isExpired) return on.expiredFirst ? 1 : 4;
  return expiry === undefined ? 3 : 2;
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
