import { map, startWith, switchMap, type Observable } from 'rxjs';
import type { SaleLine } from '../../../schemas/sale.schema.ts';
import { bookedHeads } from '../farm/flock-figures.ts';
import { flocksOf } from '../farm/seen-flocks.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { SellableItem } from '../../contract/sales.ts';
import type { Session } from '../session.ts';
import { meatWithdrawal } from './birds-withheld.ts';

/** What a line of birds and their tile have in common. */
export const birdsKey = ({ farm_id = '' }: Pick<SaleLine, 'farm_id'>): string => `bird:${farm_id}`;

/** For how much they were sold, each or by weight. [MNY-12] */
export const lastOfBirds = ({ unit_price, weight_g }: SaleLine): Pick<SellableItem, 'last_price' | 'by_weight'> => ({
  last_price: unit_price,
  ...(weight_g !== undefined && { by_weight: true }),
});

/** Birds of open flocks, how many are alive, and why some may not be sold now. [SAL-32, SAL-44] */
export const birdsForSale = (session: Session, businessId: string, now: () => Date): Observable<SellableItem[]> =>
  flocksOf(session, businessId).pipe(
    map((flocks) => flocks.filter(({ open, unit_type }) => open && unit_type === 'flock')),
    switchMap((flocks) =>
      fromLedger(
        session,
        ({ db }) =>
          Promise.all(
            flocks.map(async ({ id }) => ({
              heads: await bookedHeads(db, id),
              withdrawal: await meatWithdrawal(session.book, db, id, { from: now(), until: now() }),
            })),
          ),
        [],
      ).pipe(
        startWith([]),
        map((known) =>
          flocks.map(({ id, name }, i): SellableItem => {
            const { heads, withdrawal } = known[i] ?? {};
            return {
              key: birdsKey({ farm_id: id }),
              item_kind: 'bird',
              farm_id: id,
              description: name,
              unit: 'bird',
              factor: 1,
              ...(heads !== undefined && { stock: { on_hand: heads } }),
              ...(withdrawal && { withdrawal }),
            };
          }),
        ),
      ),
    ),
  );
