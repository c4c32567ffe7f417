import { query } from '../../../data/query.ts';
import { whenBooked } from '../../../books/read/when-booked.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { LastCost } from '../../../contract/stock.ts';
import { lastCostOf } from './last-cost.ts';

type Costs = Readonly<Record<string, LastCost>>;
const NONE: Costs = {};

/** Last unit costs of some items, for a purchase that is about to be saved; items never bought are left out. [PUR-4] */
export const lastCosts = query({
  name: 'shop.lastCosts',
  whileArriving: 'rows',
  read: (deps, { ids }) =>
    whenBusinessOpen<Costs>(
      deps,
      (session) =>
        whenBooked<Costs>(
          session,
          async (db) => {
            const found = await Promise.all(
              ids.map(async (id) => [id, await lastCostOf(db, session.book, id)] as const),
            );
            return Object.fromEntries(found.flatMap(([id, cost]) => (cost ? [[id, cost]] : [])));
          },
          NONE,
        ),
      NONE,
    ),
});
