import { query } from '../../../data/query.ts';
import { map } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import type { WithdrawalLabel } from '../../../domain/activities/check-activity.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { MaterialRow } from '../../../contract/farm.ts';
import { byName } from '../../../domain/text/by-name.ts';

/** Feed, medicine and other materials by name, for use in flocks. [FLK-8, PPL-14] */
export const materials = query({
  name: 'farm.materials',
  whileArriving: 'rows',
  read: (deps) =>
    whenBusinessOpen<readonly MaterialRow[]>(
    deps,
    ({ book }, businessId) =>
      liveRows<RawMaterial>(book.raw_materials.collection, { selector: { business_id: { $eq: businessId } } }).pipe(
        map((all) =>
          all
            .filter(({ archived }) => !archived)
            .sort(byName)
            .map(({ id, name, category, base_unit, pack, ...rest }) => ({ id, name, category, base_unit, pack, label: labelOf(rest) })),
        ),
      ),
    [],
  ), // prettier-ignore
});

const labelOf = ({ withdrawal_meat_days, withdrawal_egg_days, never_in_lay }: WithdrawalLabel): WithdrawalLabel => ({
  withdrawal_meat_days,
  withdrawal_egg_days,
  never_in_lay,
});
