import { expect, test } from 'vitest';
import { guardOf, GUARDS, type GuardedPath } from '../../src/app/guards.ts';
import { guardRoute } from '../../src/app/guard-route.ts';
import { USUAL_LIMITS } from '../../src/domain/business/alert-limits.ts';
import { deviceNotices, type NoticeFacts } from '../../src/domain/notices/device-notices.ts';

const business = { id: 'NakatoPoult1', role: 'owner', roles: {}, purchases: true, farm_activities: true, production: false, limits: USUAL_LIMITS } as const; // prettier-ignore
const NOW = new Date('2026-11-20T12:00:00');
const flock = { id: 'HouseAFlock1', name: 'House A', purpose: 'layer' } as const;
const goods = { name: 'Soap', base_unit: 'piece', sell_units: [], archived: false, status: 'enough' } as const;
const nothing: NoticeFacts = { business, flocks: [], goods: [], feeds: [], debtors: [], phones: [], refused: 0, today: '2026-11-20', now: NOW }; // prettier-ignore
const step = { step_id: 'wk8', day: 56, vaccine: 'Newcastle', route: 'eye' } as never;
const task = { step, due: '2026-11-20', from: '2026-11-19', until: '2026-11-22', state: 'due' } as const;

/** One fact for each kind of notification that a phone can raise. */
const cases: [string, Partial<NoticeFacts>, string][] = [
  ['vaccination_due', { flocks: [{ ...flock, next_vaccine: task }] }, '/farm/farm_activities/view/HouseAFlock1'],
  ['low_stock', { goods: [{ ...goods, id: 'SoapSoapSoap', kind: 'resale', status: 'low' }] }, '/shop/stock_history/SoapSoapSoap'],
  ['low_stock', { goods: [{ ...goods, id: 'SulfaSulfa12', kind: 'material', status: 'low' }] }, '/farm/view/3/raw_material/SulfaSulfa12'],
  ['low_stock', { feeds: [{ id: 'MashMashMash', name: 'Mash', on_hand: 5, base_unit: 'g', days_left: 2, low: true }] }, '/farm/view/3/raw_material/MashMashMash'],
  ['expiry', { goods: [{ ...goods, id: 'SoapSoapSoap', kind: 'resale', expires: { expiry: '2026-12-01', expired: false } }] }, '/shop/stock_history/SoapSoapSoap'],
  ['debt_due', { debtors: [{ id: 'MusaMusaMusa', name: 'Musa', owed: 9_000, oldest_due: '2026-11-20', agreed_due: '2026-11-20' }] }, '/sales/customer?id=MusaMusaMusa'],
  ['debt_due', { debtors: [{ id: 'MusaMusaMusa', name: 'Musa', owed: 9_000, oldest_due: '2026-11-01', promised_on: '2026-11-19' }] }, '/sales/customer?id=MusaMusaMusa'],
  ['debt_due', { debtors: [{ id: 'MusaMusaMusa', name: 'Musa', owed: 9_000, oldest_due: '2026-09-20' }] }, '/sales/customer?id=MusaMusaMusa'],
  ['mortality_alert', { flocks: [{ ...flock, alerts: [{ type: 'ManyDied', dead: 9, heads: 480, day: '2026-11-20' }] }] }, '/farm/farm_activities/view/HouseAFlock1'],
  ['egg_drop', { flocks: [{ ...flock, alerts: [{ type: 'LayingFell', from: 85, to: 79 }] }] }, '/farm/farm_activities/view/HouseAFlock1'],
  ['withdrawal', { flocks: [{ ...flock, withdrawal: { egg: { until: { kind: 'day', day: '2026-11-24' }, name: 'Tylosin' } } }] }, '/farm/farm_activities/view/HouseAFlock1'],
  ['sync_problem', { refused: 2 }, '/settings/8'],
  ['sync_problem', { phones: [{ device_id: 'other', this_phone: false, last_at: '2026-11-17T12:00:00.000Z' }] }, '/settings/8'],
  ['subscription', { plan: { standing: { is: 'paid', days_left: 7 }, until: '2026-11-27' } }, '/subscription'],
  ['subscription', { plan: { standing: { is: 'ended' }, until: '2026-10-01' } }, '/subscription'],
  ['system', { flocks: [{ ...flock, alerts: [{ type: 'NothingToday' }] }] }, '/farm/farm_activities/view/HouseAFlock1'],
]; // prettier-ignore

/** Whether a user may open a path. */
const mayOpen = (path: string, who: NoticeFacts['business']): boolean => {
  const [bare] = path.split('?');
  const paths = Object.keys(GUARDS) as GuardedPath[];
  const found = paths.find((one) => new RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+')}$`).test(bare!))!;
  const session = { state: 'signed-in', ready: true, business: { production: false, ...who } } as const;
  return guardRoute(guardOf(found), session, path).go === 'allow';
};

for (const [kind, facts, link] of cases)
  test(`[NTF-4] ${kind} is found in ${JSON.stringify(facts).slice(0, 60)}, once at every look, and leads where its owner may go`, () => {
    const found = deviceNotices({ ...nothing, ...facts });
    expect(found).toMatchObject([{ kind, link }]);
    expect(deviceNotices({ ...nothing, ...facts }).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    expect(mayOpen(link, business)).toBe(true);
  });

test('[VET-5, FLK-9] of birds that are kept for meat only the meat is told of', () => {
  const until = { kind: 'day', day: '2026-11-24' } as const;
  const withdrawal = { egg: { until, name: 'Tylosin' }, meat: { until, name: 'Tylosin' } };
  const told = (purpose: 'broiler' | 'layer') =>
    deviceNotices({ ...nothing, flocks: [{ ...flock, purpose, withdrawal }] }).map(
      ({ about }) => 'product' in about && about.product,
    );
  expect(told('broiler')).toEqual(['meat']);
  expect(told('layer')).toEqual(['egg', 'meat']);
});

test('[NTF-4] nothing is told of what is as it should be', () => {
  const fine: Partial<NoticeFacts> = {
    flocks: [{ ...flock, next_vaccine: { ...task, state: 'later' }, alerts: [{ type: 'WaterFell', percent: 30 }] }],
    goods: [{ ...goods, id: 'SoapSoapSoap', kind: 'resale' }],
    feeds: [{ id: 'MashMashMash', name: 'Mash', on_hand: 5, base_unit: 'g', days_left: 9, low: false }],
    debtors: [{ id: 'MusaMusaMusa', owed: 1, oldest_due: '2026-11-01', agreed_due: '2026-11-21', promised_on: '2026-11-21' }], // prettier-ignore
    phones: [{ device_id: 'this', this_phone: true, last_at: '2026-10-01T12:00:00.000Z' }],
    plan: { standing: { is: 'paid', days_left: 8 }, until: '2026-11-28' },
  };
  expect(deviceNotices({ ...nothing, ...fine })).toEqual([]);
});

const everything = (who: NoticeFacts['business']) => {
  const all = cases.map(([, facts]) => facts);
  return deviceNotices({
    ...nothing,
    business: who,
    flocks: all.flatMap(({ flocks = [] }) => flocks),
    goods: all.flatMap(({ goods: some = [] }) => some),
    feeds: all.flatMap(({ feeds = [] }) => feeds),
    debtors: all.flatMap(({ debtors = [] }) => debtors),
    phones: all.flatMap(({ phones = [] }) => phones),
    refused: 1,
    plan: { standing: { is: 'ended' } },
  });
};

test('[NTF-4] a helper hears only of what they may open: no money for who does not sell, none of a plan or another’s phone', () => {
  const kindsOf = (who: NoticeFacts['business']) => new Set(everything(who).map(({ kind }) => kind));
  const helper = (roles: object) => ({ ...business, role: 'admin', roles }) as NoticeFacts['business'];
  const attendant: NoticeFacts['business'] = { ...business, role: 'attendant' };
  expect(kindsOf(helper({ add_sales: true }))).toEqual(new Set(['sync_problem', 'debt_due']));
  expect(kindsOf(helper({ edit_purchases: true }))).toEqual(new Set(['sync_problem', 'low_stock', 'expiry']));
  expect(kindsOf(attendant)).toEqual(new Set(['sync_problem', 'mortality_alert', 'egg_drop', 'vaccination_due', 'withdrawal', 'system'])); // prettier-ignore
  const phonesOf = (who: NoticeFacts['business']) => everything(who).filter(({ about }) => about.type === 'PhoneSilent').length; // prettier-ignore
  expect([business, attendant, helper({ add_sales: true })].map(phonesOf)).toEqual([1, 0, 0]);
  for (const who of [attendant, helper({ add_sales: true }), helper({ edit_purchases: true }), helper({ add_raw_materials: true }), helper({ add_farm_activities: true })])
    for (const { link } of everything(who)) expect(`${link} ${mayOpen(link, who)}`).toBe(`${link} true`);
}); // prettier-ignore

test('[NTF-4, SET-6] what changes by the day is told from the hour that the business chose, the rest at once', () => {
  const facts = { ...nothing, refused: 1, debtors: cases[5]![1].debtors! };
  const kindsAt = (time: string, morning_hour: number) =>
    deviceNotices({
      ...facts,
      now: new Date(`2026-11-20T${time}:00`),
      business: { ...business, limits: { ...USUAL_LIMITS, morning_hour } },
    }).map(({ kind }) => kind);
  expect(kindsAt('06:59', 7)).toEqual(['sync_problem']);
  expect(kindsAt('07:00', 7)).toEqual(['sync_problem', 'debt_due']);
  expect(kindsAt('07:00', 9)).toEqual(['sync_problem']);
});

test('[NTF-4, SET-6] the limits of the business decide: an old debt, a silent phone', () => {
  const own = (limits: Partial<typeof USUAL_LIMITS>) => ({ ...business, limits: { ...USUAL_LIMITS, ...limits } });
  const debtors = [{ id: 'MusaMusaMusa', name: 'Musa', owed: 9_000, oldest_due: '2026-11-01' }];
  const phones = [{ device_id: 'other', this_phone: false, last_at: '2026-11-17T12:00:00.000Z' }];
  const found = (limits: Partial<typeof USUAL_LIMITS>) =>
    deviceNotices({ ...nothing, debtors, phones, business: own(limits) }).map(({ kind }) => kind);
  expect(found({})).toEqual(['sync_problem']);
  expect(found({ debt_days: 18, silent_days: 5 })).toEqual(['debt_due']);
});

test('[NTF-4] more than five of a kind are one, which leads to their list and comes anew when there are more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...goods, id: `Soap${i}`, kind: 'resale', status: 'low' as const })); // prettier-ignore
  const debtors = Array.from({ length: 6 }, (_, i) => ({ id: `Musa${i}`, owed: 1_000, oldest_due: '2026-11-01', agreed_due: '2026-11-02' })); // prettier-ignore
  expect(deviceNotices({ ...nothing, goods: many(5) })).toHaveLength(5);
  const [six] = deviceNotices({ ...nothing, goods: many(6) });
  expect(six).toMatchObject({ link: '/shop', about: { type: 'ManyLow', count: 6 } });
  const [seven] = deviceNotices({ ...nothing, goods: many(7) });
  expect(seven!.id).not.toBe(six!.id);
  expect(deviceNotices({ ...nothing, debtors })).toMatchObject([{ link: '/view_debtors', about: { count: 6, owed: 6_000 } }]); // prettier-ignore
});

test('[NTF-4] a feed that ends is told once, not as low stock again', () => {
  const id = 'MashMashMash';
  const feeds = [{ id, name: 'Mash', on_hand: 5, base_unit: 'g', days_left: 2, low: true }];
  expect(deviceNotices({ ...nothing, feeds, goods: [{ ...goods, id, kind: 'material', status: 'low' }] })).toHaveLength(1); // prettier-ignore
});

test('[DOC-17] what is due, low or owed has an id of its own that no phone and no hour decides about: found on two phones it is one notice', () => {
  const all = cases.map(([, facts]) => facts);
  const found = (now: Date, facts: readonly Partial<NoticeFacts>[]) =>
    deviceNotices({
      ...nothing,
      now,
      flocks: facts.flatMap(({ flocks = [] }) => flocks).slice(0, 1),
      goods: facts.flatMap(({ goods: some = [] }) => some).slice(0, 2),
      debtors: facts.flatMap(({ debtors = [] }) => debtors).slice(0, 1),
    }).map(({ id }) => id);
  const morning = found(NOW, all);
  expect(morning.length).toBeGreaterThanOrEqual(4);
  expect(new Set(morning).size).toBe(morning.length);
  expect(found(new Date('2026-11-20T18:30:00'), all)).toEqual(morning);
});
