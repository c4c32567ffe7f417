import { USUAL_LIMITS } from '../../src/domain/business/alert-limits.ts';
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { runCommand } from '../../src/data/commands.ts';
import { queries } from '../support/all-queries.ts';
import { aCustomer, aSaleLine } from '../support/documents.ts';
import { answerOf, answerWhen, gracesPhone, sentBusiness } from '../support/test-deps.ts';

type GracesPhone = Awaited<ReturnType<typeof gracesPhone>>;

const settingsOf = async ({ session, businessId }: GracesPhone) => {
  const path = workspacePath.settings(businessId);
  return (await session.book.workspace.find([path])).get(path);
};
const FARM = { farm: true, shop: false, production: false };

test('[BIZ-2, BIZ-5, BIZ-12] the type is three flags; none is refused and nothing is saved, both are for later', async () => {
  const grace = await gracesPhone();
  expect(await runCommand(grace, 'business.setType', { ...FARM, farm: false, production: true })).toEqual({
    ok: false,
    error: { type: 'PickOneOption' },
  });
  expect(await runCommand(grace, 'business.setType', { ...FARM, shop: true })).toEqual({
    ok: false,
    error: { type: 'NotSentYet' },
  });
  expect(await settingsOf(grace)).toMatchObject({ purchases: false, farm_activities: true, production: false });
  await sentBusiness(grace);
  expect(await runCommand(grace, 'business.setType', { farm: true, shop: true, production: true })).toMatchObject({
    ok: true,
  });
  expect(await settingsOf(grace)).toMatchObject({
    purchases: true,
    farm_activities: true,
    production: true,
    sync_state: 'pending',
  });
  await grace.leave({ remove: true });
});

test('[BIZ-3] picking the farm option adds the three categories once, beside the own ones', async () => {
  const grace = await gracesPhone();
  await runCommand(grace, 'business.removeCategory', { name: 'vaccines' });
  await runCommand(grace, 'business.addCategory', { name: ' Litter ' });
  await runCommand(grace, 'business.setType', { ...FARM, farm: false, shop: true });
  const names = async () => (await firstValueFrom(grace.session.open$))!.settings.categories.raw_materials;
  expect((await names()).map(({ category }) => category)).toEqual(['feeds', 'medications', 'Litter']);
  await runCommand(grace, 'business.setType', FARM);
  expect((await names()).map(({ category }) => category)).toEqual(['feeds', 'medications', 'Litter', 'vaccines']);
  expect(await runCommand(grace, 'business.addCategory', { name: 'FEEDS' })).toMatchObject({
    error: { type: 'AlreadyThere' },
  });
  await grace.leave({ remove: true });
});

test('[SET-5] lists that are changed twice before the screen knows of the first change keep both', async () => {
  const grace = await gracesPhone();
  const list = 'loss_reasons';
  await Promise.all([
    runCommand(grace, 'business.offerWord', { list, word: 'breakage', on: false }),
    runCommand(grace, 'business.addReason', { list, name: 'Rain came in' }),
    runCommand(grace, 'business.addReason', { list, name: 'Flood' }),
    runCommand(grace, 'business.removeReason', { list, name: 'Flood' }),
    runCommand(grace, 'business.addCategory', { name: 'Litter' }),
    runCommand(grace, 'business.addCategory', { name: 'Fuel' }),
  ]);
  const raw_materials = ['feeds', 'medications', 'vaccines', 'Litter', 'Fuel'].map((category) => ({ category }));
  expect(await settingsOf(grace)).toMatchObject({
    loss_reasons: [{ word: 'breakage', off: true }, { word: 'Rain came in' }],
    categories: { raw_materials },
  });
  const twice = ['Snake', 'snake'].map((name) =>
    runCommand(grace, 'business.addReason', { list: 'death_reasons', name }),
  );
  expect((await Promise.all(twice)).map(({ ok }) => ok)).toEqual([true, false]);
  await grace.leave({ remove: true });
});

test('[SET-4] of a profile empty fields are not stored, and those that were are taken away', async () => {
  const grace = await gracesPhone();
  const typed = { name: ' Nakato Eggs ', address: 'Mukono', phone: '', tax_id: ' 1001 ', website: '' };
  expect(await runCommand(grace, 'business.setProfile', typed)).toMatchObject({ ok: true });
  const business = async () => (await firstValueFrom(grace.session.open$))!.business;
  expect(await business()).toMatchObject({ name: 'Nakato Eggs', address: 'Mukono', tax_id: '1001' });
  expect(await business()).not.toHaveProperty('phone');
  await runCommand(grace, 'business.setProfile', { ...typed, address: '' });
  expect(await business()).not.toHaveProperty('address');
  expect(await runCommand(grace, 'business.setProfile', { ...typed, name: ' ' })).toMatchObject({
    error: { type: 'NameMissing' },
  });
  await grace.leave({ remove: true });
});

test('[SHL-16] the website of a profile is stored whole, taken away when it is empty, and refused when it is none', async () => {
  const grace = await gracesPhone();
  const set = (website: string) =>
    runCommand(grace, 'business.setProfile', { name: 'Nakato', address: '', phone: '', tax_id: '', website });
  const business = async () => (await firstValueFrom(grace.session.open$))!.business;
  expect(await set(' sunnyfarm.co.ke ')).toMatchObject({ ok: true });
  expect(await business()).toMatchObject({ website: 'https://sunnyfarm.co.ke' });
  expect(await set('sunny farm')).toEqual({ ok: false, error: { type: 'UrlWrong' } });
  expect(await business()).toMatchObject({ website: 'https://sunnyfarm.co.ke' });
  expect(await set(' ')).toMatchObject({ ok: true });
  expect(await business()).not.toHaveProperty('website');
  await grace.leave({ remove: true });
});

test('[BIZ-11] what is owed to each business is what its list of debtors says: opening balances and returns too, also of one that is closed again', async () => {
  const grace = await gracesPhone();
  const row = (
    name: string,
    isWanted: (sums: { sold_today?: number | undefined; to_collect?: number | undefined }) => boolean,
  ) => answerWhen(queries.businesses(grace, {}), (all) => all.some((one) => one.name === name && isWanted(one)));
  const owes = { id: newDocumentId(), name: 'Okapi' };
  const opened = {
    ...aCustomer({ ...owes, opening_balance: 5_000, opening_on: '2026-11-01' }),
    business_id: grace.businessId,
  };
  await grace.session.book.customers.write([
    { after: { ...opened, sync_state: 'synced', local_seq: 1, updated_at: 1 } as never },
  ]);
  const lines = [aSaleLine({ qty: 60, factor: 30, unit_price: 12_000 })];
  const pay = { kind: 'part', amount: 4_000, method: 'cash' } as const;
  expect(await runCommand(grace, 'sales.add', { id: newDocumentId(), lines, customer: owes, pay })).toMatchObject({ ok: true }); // prettier-ignore
  await row('Nakato Poultry', ({ to_collect }) => to_collect === 25_000);
  const debtors = await answerWhen(queries['debts.debtors'](grace, { sort: 'largest', search: '', limit: 9 }), ({ people }) => people > 0); // prettier-ignore
  expect(debtors.ageing.total).toBe(25_000);
  const shop = { id: newDocumentId(), name: 'Nakato Shop', farm: false, shop: true, currency: 'UGX' };
  expect(await runCommand(grace, 'business.create', shop)).toMatchObject({ ok: true });
  await row('Nakato Poultry', ({ sold_today, to_collect }) => sold_today === 24_000 && to_collect === 25_000);
  await grace.leave({ remove: true });
});

test('[BIZ-11, BIZ-13] changing to another business keeps what waits, and both are listed with their sums', async () => {
  const grace = await gracesPhone();
  const waiting = async () => (await grace.session.book.workspace.inState('pending')).length;
  const before = await waiting();
  const sold = await runCommand(grace, 'sales.add', {
    id: newDocumentId(),
    lines: [aSaleLine({ qty: 60, factor: 30, unit_price: 12_000 })],
    customer: { id: 'Customer0001', name: 'Amina' },
    pay: { kind: 'part', amount: 4_000, method: 'cash' },
  });
  expect(sold).toMatchObject({ ok: true });
  const made = await runCommand(grace, 'business.create', {
    id: 'NakatoShop01',
    name: 'Nakato Shop',
    farm: false,
    shop: true,
    currency: 'KES',
    production: true,
  });
  expect(made).toMatchObject({ ok: true });
  expect(await waiting()).toBe(before + 3);
  await runCommand(grace, 'business.open', { id: grace.businessId });
  expect(await waiting()).toBe(before + 3);
  expect(await grace.session.book.sales.inState('pending')).toHaveLength(1);
  const listed = await answerWhen(queries.businesses(grace, {}), ([first]) => first?.to_collect !== undefined);
  expect(listed).toMatchObject([
    { name: 'Nakato Poultry', currency: 'UGX', own: true, is_open: true, sold_today: 24_000, to_collect: 20_000 },
    { name: 'Nakato Shop', currency: 'KES', own: true, is_open: false },
  ]);
  await grace.leave({ remove: true });
});

test('[SET-6, SET-1] from which point on somebody is told is read live by all phones, and the usual until it is said', async () => {
  const grace = await gracesPhone();
  const typed = { laying_points: '7', water_percent: '20', weight_percent: '90', dead_meat: '1', dead_other: '0,5', feed_days: '3', expiry_days: '30', debt_days: '60', silent_days: '2', morning_hour: '6', evening_hour: '19' }; // prettier-ignore
  const limitsNow = async () => {
    const view = await answerOf(queries['session.current'](grace, {}));
    return view.state === 'signed-in' ? view.business?.limits : undefined;
  };
  expect(await limitsNow()).toEqual(USUAL_LIMITS);
  expect(await runCommand(grace, 'business.setLimits', { ...typed, silent_days: '30' })).toMatchObject({ ok: false, error: { field: 'silent_days' } }); // prettier-ignore
  expect(await runCommand(grace, 'business.setLimits', typed)).toMatchObject({ ok: true });
  expect(await settingsOf(grace)).toMatchObject({ alerts: { feed_days: 3, dead_other: 5 }, sync_state: 'pending' });
  expect(await limitsNow()).toEqual({ ...USUAL_LIMITS, laying_points: 7, feed_days: 3, morning_hour: 6, evening_hour: 19 }); // prettier-ignore
  await grace.leave({ remove: true });
});

test('[SET-4, SET-1] how it counts and dates is read live, and what is not said any more is taken away', async () => {
  const grace = await gracesPhone();
  const habits = { default_units: 'dozen', date_form: 'month_first', first_weekday: 'sunday', tray_eggs: '24', feed_bag_kg: '70' } as const; // prettier-ignore
  expect(await runCommand(grace, 'business.setHabits', { ...habits, tray_eggs: '3' })).toEqual({ ok: false, error: { type: 'TrayOutOfRange' } }); // prettier-ignore
  expect(await runCommand(grace, 'business.setHabits', habits)).toMatchObject({ ok: true });
  expect(await settingsOf(grace)).toMatchObject({ default_units: 'dozen', tray_eggs: 24, feed_bag_kg: 70, sync_state: 'pending' }); // prettier-ignore
  const view = await answerOf(queries['session.current'](grace, {}));
  expect(view).toMatchObject({ business: { default_units: 'dozen', habits: { date_form: 'month_first', first_weekday: 'sunday', tray_eggs: 24, feed_bag_kg: 70 } } }); // prettier-ignore
  expect(await runCommand(grace, 'business.setHabits', { ...habits, cash_step: 100_001 })).toMatchObject({ error: { type: 'CashStepOutOfRange' } }); // prettier-ignore
  await runCommand(grace, 'business.setHabits', { ...habits, feed_bag_kg: ' ' });
  expect(await settingsOf(grace)).not.toHaveProperty('feed_bag_kg');
  await grace.leave({ remove: true });
});
