import type { Flock } from '../../../schemas/flock.schema.ts';
import { birdsPlaced, laysFrom } from '../flocks/flock-age.ts';
import { ACCOUNTS, DAY_END, DAY_START, type FlockMeta } from './posting.ts';
import { settledBy, type Writer } from './writer.ts';

const LAYING_MONTHS = 12;

/** Placing a flock, and closing it with what is left in the book. [LED-9, LED-45] */
export function postFlock(flock: Flock, write: Writer): void {
  const { id: farm, vendor_id: party, initial_count, source_item_id, transport_cost = 0 } = flock;
  write.at(flock.placed_on, DAY_START);
  if (source_item_id !== undefined)
    write.count('chicks', 'stock', -initial_count, {
      account: ACCOUNTS.goods, item: source_item_id, farm, cause: 'placement',
    }); // prettier-ignore
  write.count('heads', 'heads', birdsPlaced(flock), { farm, cause: 'placement', meta: metaOf(flock) });
  const bought = source_item_id === undefined ? initial_count * (flock.unit_cost ?? 0) : 0;
  const cost = bought + transport_cost;
  write.money('cost', ACCOUNTS.birds, cost, { farm, category: 'chicks', cause: 'placement' });
  if (flock.opening) write.money('cost.from', ACCOUNTS.opening, -cost);
  else write.money('owed', ACCOUNTS.payables, -cost, { party, target: farm, due: flock.placed_on });
  const first = flock.initial_payment;
  if (first) {
    const paid = settledBy(first.method, 'supplier');
    write.money('paid.for', ACCOUNTS.payables, first.amount, { party, target: farm });
    write.money('paid', paid.account, -first.amount, { method: paid.method, party });
  }
  if (flock.closed_on === undefined) return;
  write.at(flock.closed_on, DAY_END);
  write.count('close', 'heads', 0, { farm, cause: 'close', absolute: true });
}

function metaOf(flock: Flock): FlockMeta {
  return {
    ...(flock.purpose === undefined ? {} : { purpose: flock.purpose }),
    placed_on: flock.placed_on,
    lays_from: laysFrom(flock),
    laying_months: flock.laying_months ?? LAYING_MONTHS,
    salvage: flock.salvage_price ?? 0,
  };
}
