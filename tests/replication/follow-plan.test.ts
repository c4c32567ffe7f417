import { expect, test } from 'vitest';
import { collections } from '../../schemas/collections.ts';
import { followPlan } from '../../src/replication/pull/follow-plan.ts';
import { BUSINESS } from '../support/test-book.ts';

const below = `businesses/${BUSINESS}`;
const plan = (role?: 'owner' | 'admin' | 'attendant', hasFarm = true) =>
  followPlan({ businessId: BUSINESS, role, hasFarm }, 'uid1');
const pathsOf = ({ collections: followed }: ReturnType<typeof plan>) => followed.map(({ source }) => source.path);

test('[SYN-35] until the membership is known only it, the business and its settings are asked for', () => {
  expect(plan()).toEqual({
    documents: [`${below}/members/uid1`, below, `settings/${BUSINESS}`],
    beside: [],
    collections: [],
    selections: [],
  });
});

test('[SYN-35] the owner follows everything, an admin everything but what is late and whom the owner invites', () => {
  const all = [`${below}/members`, ...Object.keys(collections).map((name) => `${below}/${name}`)];
  expect(pathsOf(plan('owner')).toSorted()).toEqual([...all, `${below}/late`, 'invites'].toSorted());
  expect(pathsOf(plan('admin')).toSorted()).toEqual(all.toSorted());
  expect(plan('owner').selections).toEqual([]);
});

test('[SYN-35, PPL-14] an attendant follows feed and medicine, the cards of open flocks, own activities and what flocks were given, and no member but himself', () => {
  const { documents, collections: followed, selections } = plan('attendant');
  expect(documents).toContain(`${below}/members/uid1`);
  const activities = (field: string, is: string) => ({
    store: 'farm_activities',
    source: { path: `${below}/farm_activities`, where: { field, is } },
  });
  expect(followed).toEqual([
    activities('created_by', 'uid1'),
    activities('kind', 'medication'),
    activities('kind', 'vaccination'),
    { store: 'raw_materials', source: { path: `${below}/raw_materials` } },
  ]);
  expect(selections).toEqual([
    {
      store: 'farm',
      selection: { businessId: BUSINESS, path: `${below}/flock_cards`, where: { field: 'open', is: true } },
    },
  ]);
});

test('[SYN-35] a shop fetches nothing of a farm', () => {
  const paths = pathsOf(plan('owner', false));
  for (const name of ['farm', 'farm_activities', 'raw_materials']) expect(paths).not.toContain(`${below}/${name}`);
  expect(paths).toContain(`${below}/sales`);
});
