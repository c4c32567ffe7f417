import { expect, test } from 'vitest';
import type { BusinessView } from '../../src/contract/account.ts';
import { mayOnFarm } from '../../src/nouns/farm/screens/activities/may-on-farm.ts';

const withRight = (right: string) => ({ role: 'admin', roles: { [right]: true } }) as unknown as BusinessView;

test('[RTE-27, RTE-28, PPL-2] on the farm each right opens one thing: records, flocks, or what is brought in', () => {
  expect(mayOnFarm(withRight('add_farm_activities'))).toEqual({ record: true, add: false, buy: false });
  expect(mayOnFarm(withRight('add_farm'))).toEqual({ record: false, add: true, buy: false });
  expect(mayOnFarm(withRight('add_raw_materials'))).toEqual({ record: false, add: false, buy: true });
  expect(mayOnFarm({ role: 'owner', roles: {} } as unknown as BusinessView)).toEqual({ record: true, add: true, buy: true }); // prettier-ignore
});
