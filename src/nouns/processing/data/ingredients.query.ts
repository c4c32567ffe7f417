import { query } from '../../../data/query.ts';
import { combineLatest, map, of, switchMap, type Observable } from 'rxjs';
import { flockEntity, itemEntity } from '../../../domain/ledger/fold.ts';
import { contentUnit } from '../../../domain/stock/content-unit.ts';
import { flocksOf } from '../../farm/data/seen-flocks.ts';
import type { FlockDoc } from '../../../store/book.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { Session } from '../../../data/session.ts';
import { everyItem } from '../../stock/data/items.ts';
import { everyMaterial } from '../../stock/data/material-figures.ts';
import type { Ingredient } from '../../../contract/processing.ts';
import type { ItemView } from '../../../contract/stock.ts';
import { byName } from '../../../domain/text/by-name.ts';

/**
 * Everything that can be an input or output of a run: materials, items and birds of open flocks, with their stock.
 * [PRC-3]
 */
export const ingredients = query({
  name: 'processing.ingredients',
  whileArriving: 'rows',
  read: (deps) =>
    whenBusinessOpen<readonly Ingredient[]>(
      deps,
      (session, businessId) =>
        everyIngredient(session, businessId).pipe(
          map((all) => all.filter(({ archived }) => !archived).sort(byName)),
          switchMap((all) => withLevels(session, all)),
        ),
      [],
    ),
});

type Known = Omit<Ingredient, 'on_hand'> & { readonly archived: boolean };

/** Includes archived ones and closed flocks: past runs stay readable. */
export const everyIngredient = (session: Session, businessId: string): Observable<Known[]> =>
  combineLatest([
    everyItem(session, businessId),
    everyMaterial(session, businessId, ''),
    flocksOf(session, businessId),
  ]).pipe(
    map(([items, materials, flocks]) => [...materials.map(ofItem), ...items.map(ofItem), ...flocks.map(ofFlock)]),
  );

/** Units of an item: as it is sold or bought, and the content of a pack. */
function ofItem({ id, kind, name, grade, base_unit, sell_units, archived }: ItemView): Known {
  const { unit: label, factor } = contentUnit(base_unit);
  const packs = sell_units.map((unit) => ({ label: unit.label, factor: unit.factor }));
  const units = packs.some((one) => one.factor === factor) ? packs : [{ label, factor }, ...packs];
  return { kind: kind === 'material' ? 'raw_material' : 'shop', id, name, grade, base_unit, units, archived };
}

const ofFlock = ({ id, name, open }: FlockDoc): Known => ({
  kind: 'bird',
  id,
  name,
  base_unit: 'bird',
  units: [{ label: 'bird', factor: 1 }],
  archived: !open,
});

const entityOf = ({ kind, id }: Known): string => (kind === 'bird' ? flockEntity(id) : itemEntity(id));

function withLevels(session: Session, all: readonly Known[]): Observable<Ingredient[]> {
  if (all.length === 0) return of([]);
  return fromLedger(session, ({ db }) => db.levels.bulkGet(all.map(entityOf)), undefined).pipe(
    map((levels) =>
      all.map(({ archived: _archived, ...one }, i) => ({ ...one, on_hand: levels && (levels[i]?.level ?? 0) })),
    ),
  );
}
