import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { copyId } from '../../src/domain/expenses/recurring.ts';
import { USUAL_HABITS } from '../../src/domain/business/habits.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import { tellTimeIn } from '../../src/domain/time/zone.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { makeDue } from '../../src/nouns/expenses/data/make-due.command.ts';
import { homeDay } from '../../src/nouns/home/data/home-day.query.ts';
import { queries } from '../../src/data/queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

const HABITS = { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '' } as const; // prettier-ignore
/** 01:30 of the 20th in Kampala. */
const NIGHT = new Date('2026-11-19T22:30:00.000Z');

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  phone = Object.assign(await gracesPhone((uid) => openBook(uid, inTurn())), { now: () => NIGHT });
});
afterEach(async () => {
  await phone.leave({ remove: true });
  tellTimeIn(undefined);
  vi.unstubAllEnvs();
});

const moveTo = (time_zone: string) => runCommand(phone, 'business.setHabits', { ...HABITS, time_zone });
const sell = async () => {
  const lines = [aSaleLine({ qty: 60, factor: 30, unit_price: 12_000 })];
  expect(await runCommand(phone, 'sales.add', { id: newDocumentId(), lines, pay: { kind: 'all', method: 'cash' } })).toMatchObject({ ok: true }); // prettier-ignore
};
const soldOn = async (day: string) => {
  const asked = { tab: 0, search: '', range: { from: day, to: day }, limit: 9 };
  return (await answerWhen(queries['sales.list'](phone, asked), () => true)).rows.length;
};

test('[DOC-6] case I: sold at 01:30 in Kampala on a phone that stands in UTC, it is of the day of Kampala wherever it is asked', async () => {
  expect(await moveTo('Africa/Kampala')).toMatchObject({ ok: true });
  await sell();
  expect(await soldOn('2026-11-20')).toBe(1);
  const home = await answerWhen(homeDay(phone, {}), (day) => (day?.sales_today ?? 0) > 0);
  expect(home?.sold_today).toBe(24_000);
  expect(await runCommand(phone, 'business.export', {})).toMatchObject({ value: { filename: 'flockbook-2026-11-20' } });
});

test('[DOC-6] [SET-4] days that are written down stay on their day when the business moves; what is asked from then on follows', async () => {
  await sell();
  expect(await soldOn('2026-11-19')).toBe(1);
  await moveTo('Africa/Kampala');
  expect(await soldOn('2026-11-19')).toBe(1);
  expect((await answerWhen(homeDay(phone, {}), (day) => day !== null))?.sales_today).toBe(0);
  await sell();
  expect([await soldOn('2026-11-19'), await soldOn('2026-11-20')]).toEqual([1, 1]);
});

test('[DOC-6] [SET-4] whoever asked what was sold today is answered anew when the business moves', async () => {
  await moveTo('Africa/Kampala');
  await sell();
  const days: (number | undefined)[] = [];
  const asking = homeDay(phone, {}).subscribe((day) => days.push(day?.sales_today));
  await vi.waitUntil(() => days.at(-1) === 1);
  await moveTo('America/New_York');
  await vi.waitUntil(() => days.at(-1) !== 1);
  asking.unsubscribe();
  expect(days.at(-1)).toBe(0);
});

test('[DOC-6] [EXP-5] what comes again every month is made at one moment by phones of any place', async () => {
  await moveTo('Africa/Kampala');
  const at = new Date('2026-01-15T10:00:00.000Z');
  const rent = { id: newDocumentId(), category: 'rent', amount: 300_000, payee: 'Mukasa', pay: { kind: 'later' }, monthly: true } as const; // prettier-ignore
  expect(await runCommand({ ...phone, now: () => at }, 'expenses.add', rent)).toMatchObject({ ok: true });
  // The first of February in Kampala, while it is still January at the phone's location.
  await makeDue({ ...phone, now: () => new Date('2026-01-31T21:30:00.000Z') }, {});
  const id = copyId(rent.id, '2026-02');
  const copy = (await phone.session.book.expenses.find([id])).get(id);
  expect(copy).toMatchObject({ day: '2026-02-01', occurred_at: '2026-01-31T21:00:00.000Z' });
});

test('[BIZ-1] [DOC-6] a business is founded where its owner said; a place that the phone does not know is left out', async () => {
  const founded = async (time_zone: string) => {
    const id = newDocumentId();
    await runCommand(phone, 'business.create', { id, name: 'Nakato Shop', farm: false, shop: true, currency: 'UGX', time_zone });
    const session = await answerWhen(queries['session.current'](phone, {}), (one) => one.state === 'signed-in' && one.business?.id === id); // prettier-ignore
    return session.state === 'signed-in' ? session.business?.habits : undefined;
  };
  expect(await founded('Asia/Kathmandu')).toEqual({ ...USUAL_HABITS, time_zone: 'Asia/Kathmandu' });
  expect(localDay(new Date('2026-11-19T18:15:00.000Z'))).toBe('2026-11-20');
  expect(await founded('Mars/Olympus')).toEqual({ ...USUAL_HABITS });
  expect(localDay(new Date('2026-11-19T18:15:00.000Z'))).toBe('2026-11-19');
}); // prettier-ignore
