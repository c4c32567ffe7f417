import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import { ACCOUNTS } from './posting.ts';
import { inventoryOf } from './post-purchase.ts';
import { settledBy, type Writer } from './writer.ts';

type Of<K extends StockEntry['kind']> = Extract<StockEntry, { kind: K }>;

/** Goods received or removed without purchase or sale, counts, and production runs. [LED-6, LED-39, LED-57] */
export function postStockEntry(entry: StockEntry, write: Writer): void {
  write.at(entry.day, entry.occurred_at);
  if ('responsible' in entry) write.by(entry.responsible);
  switch (entry.kind) {
    case 'production':
      return postRun(entry, write);
    case 'opening':
      return postOpening(entry, write);
    case 'count':
      return postCount(entry, write);
    case 'found':
      return goods(entry, entry.qty, { cause: 'found', batch: entry.batch_no, expiry: entry.expiry }, write);
    case 'gift':
      return goods(entry, -entry.qty, { cause: 'gift', batch: entry.batch_no }, write);
    case 'loss': {
      if (entry.item_kind === 'withheld_eggs') return withheld(entry, write);
      return goods(entry, -entry.qty, { cause: 'loss', category: entry.reason, batch: entry.batch_no }, write);
    }
    case 'internal_use': {
      if (entry.item_kind === 'withheld_eggs') return withheld(entry, write);
      const { farm_id: farm, used_for: category } = entry;
      return goods(entry, -entry.qty, { cause: 'use', farm, category, batch: entry.batch_no }, write);
    }
    case 'release': {
      withheld(entry, write);
      const keys = { account: ACCOUNTS.goods, item: entry.to_item_id, cause: 'release' as const, value: 0 };
      return write.count('released', 'stock', entry.qty, keys);
    }
  }
}

type Keys = NonNullable<Parameters<Writer['count']>[3]>;

const goods = ({ item_kind, item_id: item }: { item_kind: string; item_id: string }, qty: number, keys: Keys, write: Writer) =>
  write.count('goods', 'stock', qty, { ...keys, item, account: inventoryOf(item_kind) }); // prettier-ignore

/** Withheld eggs have a quantity but no value; their item is the flock. [LED-44] */
const withheld = ({ item_id: farm, qty, egg_grade: grade = 'good' }: Of<'loss' | 'internal_use' | 'release'>, write: Writer) =>
  write.count('withheld', 'withheld', -qty, { farm, grade }); // prettier-ignore

function postOpening(entry: Of<'opening'>, write: Writer): void {
  const account = inventoryOf(entry.item_kind);
  const { item_id: item, value } = entry;
  write.money('value', account, value, { item });
  write.money('value.from', ACCOUNTS.opening, -value);
  goods(entry, entry.qty, { cause: 'opening', value, batch: entry.batch_no, expiry: entry.expiry }, write);
}

/** A count is the level itself; for cash the item is the method. */
function postCount(entry: Of<'count'>, write: Writer): void {
  if (entry.item_kind === 'cash')
    return write.count('cash', 'cash', entry.qty, { method: entry.item_id, absolute: true, cause: 'count' });
  goods(entry, entry.qty, { cause: 'count', absolute: true }, write);
}

function postRun(run: Of<'production'>, write: Writer): void {
  for (const { line_id, item_kind, item_id: item, farm_id: farm, qty, weight_g, batch_no: batch } of run.inputs) {
    if (item_kind === 'bird') write.count(`${line_id}.in`, 'heads', -qty, { cause: 'run_in', farm, weight_g });
    else write.count(`${line_id}.in`, 'stock', -qty, { account: inventoryOf(item_kind), cause: 'run_in', item, batch });
  }
  for (const { line_id, amount, method, vendor_id: party } of run.extra_costs ?? []) {
    write.money(`${line_id}.cost`, ACCOUNTS.processing, amount, { cause: 'run_in' });
    if (method === undefined) {
      const keys = { party, target: run.id, due: run.day };
      write.money(`${line_id}.owed`, ACCOUNTS.payables, -amount, keys);
    } else {
      const paid = settledBy(method, 'supplier');
      write.money(`${line_id}.paid`, paid.account, -amount, { method: paid.method });
    }
  }
  for (const { line_id, item_kind, item_id: item, qty, cost_share, batch_no: batch, expiry } of run.outputs) {
    const account = inventoryOf(item_kind);
    const keys = { account, cause: 'run_out' as const, item, batch, expiry, cost_share_bp: cost_share };
    write.count(`${line_id}.out`, 'stock', qty, keys);
  }
}
