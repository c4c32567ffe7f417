import { combineLatest, map, type Observable } from 'rxjs';
import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import type { WithdrawalLabel } from '../../domain/activities/check-activity.ts';
import { itemEntity } from '../../domain/ledger/fold.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { MaterialRow } from './farm-views.ts';

/** Feed, medicine and other materials by name, with what is on hand where books are kept. [FLK-8, PPL-14] */
export const materials = (deps: Deps): Observable<readonly MaterialRow[]> =>
  whenBusinessOpen<readonly MaterialRow[]>(
    deps,
    (session, businessId) =>
      combineLatest([
        liveRows<RawMaterial>(session.book.raw_materials.collection, {
          selector: { business_id: { $eq: businessId } },
        }),
        fromLedger(session, ({ db }) => db.levels.where('key').startsWith(itemEntity('')).toArray(), undefined),
      ]).pipe(
        map(([all, levels]) => {
          const known = new Map(levels?.map(({ key, level }) => [key, level]));
          return all
            .filter(({ archived }) => !archived)
            .sort((a, b) => a.name.localeCompare(b.name))
            .map(({ id, name, category, base_unit, pack, ...rest }): MaterialRow => {
              const on_hand = levels && (known.get(itemEntity(id)) ?? 0);
              return { id, name, category, base_unit, pack, on_hand, label: labelOf(rest) };
            });
        }),
      ),
    [],
  );

const labelOf = ({ withdrawal_meat_days, withdrawal_egg_days, never_in_lay }: WithdrawalLabel): WithdrawalLabel => ({
  withdrawal_meat_days,
  withdrawal_egg_days,
  never_in_lay,
});
