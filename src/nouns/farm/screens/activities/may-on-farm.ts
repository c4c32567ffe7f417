import type { BusinessView } from '../../../../contract/account.ts';
import { hasRight } from '../../../../domain/people/has-right.ts';

/** Whether this person may record activities, open flocks, and enter feed and medicine. [RTE-27, RTE-28] */
export function mayOnFarm(business: BusinessView): { record: boolean; add: boolean; buy: boolean } {
  return {
    record: hasRight(business, 'add_farm_activities'),
    add: hasRight(business, 'add_farm'),
    buy: hasRight(business, 'add_raw_materials'),
  };
}
