import { editFlock } from '../support/edit-flock.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { queries } from '../support/all-queries.ts';
import { ROSS_308 } from '../../src/domain/flocks/breed-curves.ts';
import type { CurveDraft } from '../../src/domain/flocks/check-curve.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const COBB: CurveDraft = { name: 'Cobb 500', edition: '2022', source: 'Cobb', days: [{ day: 10, weight_g: 300, fcr: 1, feed_g: 300 }] }; // prettier-ignore
const flock = async (id: string) => (await phone.session.book.farm.find([id])).get(id)!;
const draft = (curve_id?: string) =>
  ({ id: newDocumentId(), name: 'Barn', house_name: 'Barn', purpose: 'broiler', placed_on: '2026-11-10', age_at_placement_days: 0, initial_count: 500, curve_id, pay: { kind: 'all', method: 'cash' } }) as const; // prettier-ignore
async function saved(curve: CurveDraft) {
  const made = await runCommand(phone, 'farm.saveCurve', curve);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

test('[FLK-24] a curve is saved in versions; a flock stores the one it is compared with, and later ones do not bend it', async () => {
  const first = await saved(COBB);
  expect(first.version).toBe(1);
  const barn = draft(first.version_id);
  expect(await runCommand(phone, 'farm.addFlock', barn)).toMatchObject({ ok: true });
  const second = await saved({ ...COBB, replaces: first.version_id, edition: '2024', days: [{ day: 10, weight_g: 330, fcr: 1, feed_g: 330 }] }); // prettier-ignore
  expect(second.version).toBe(2);
  const { curves } = await answerOf(queries['farm.standards'](phone, {}));
  expect(curves.filter(({ version_id }) => version_id !== undefined)).toMatchObject([{ version: 2, edition: '2024' }]);
  expect((await flock(barn.id)).curve?.[0]).toMatchObject({ version: 1, edition: '2022', days: [{ day: 10, weight_g: 300, fcr_thousandths: 1_000, feed_g: 300 }] }); // prettier-ignore
  await runCommand(phone, 'farm.addActivity', { id: newDocumentId(), farm_id: barn.id, session: 'morning', content: { kind: 'weighing', sample: 10, total_g: 2_700 } }); // prettier-ignore
  const page = await answerWhen(queries['farm.flock'](phone, { id: barn.id, days: 1 }), (one) => one?.weighed.length === 1); // prettier-ignore
  expect(page).toMatchObject({ curve_key: first.version_id, weighed: [{ age: 10, mean_g: 270, standard_g: 300 }] });

  await editFlock(phone, barn.id, { curve_id: first.version_id });
  expect((await flock(barn.id)).curve?.[0]).toMatchObject({ version: 1 });
  await editFlock(phone, barn.id, { curve_id: second.version_id });
  expect((await flock(barn.id)).curve?.[0]).toMatchObject({ version: 2, days: [{ weight_g: 330 }] });
});

test('[FLK-24] without a choice the usual curve is stored with its version; one of other birds, or a removed one, is refused', async () => {
  const barn = draft();
  await runCommand(phone, 'farm.addFlock', barn);
  expect((await flock(barn.id)).curve?.[0]).toMatchObject({
    curve_id: ROSS_308.id,
    version: 1,
    edition: ROSS_308.edition,
  });
  const laying = await saved({ ...COBB, days: undefined, weeks: [{ from: 20, to: 20, percent: 40 }] });
  expect(await runCommand(phone, 'farm.addFlock', draft(laying.version_id))).toMatchObject({ error: { type: 'CurveGone' } }); // prettier-ignore
  const growth = await saved(COBB);
  await runCommand(phone, 'farm.removeCurve', { version_id: growth.version_id });
  expect(await runCommand(phone, 'farm.addFlock', draft(growth.version_id))).toMatchObject({ error: { type: 'CurveGone' } }); // prettier-ignore
});

test('[FLK-24] a curve whose columns do not agree is not saved, whatever screen it comes from', async () => {
  const wrong = { ...COBB, days: [{ day: 42, weight_g: 2_998, fcr: 1.531, feed_g: 4_797 }] };
  expect(await runCommand(phone, 'farm.saveCurve', wrong)).toEqual({ ok: false, error: { type: 'DoesNotAgree', row: 0 } }); // prettier-ignore
  expect(await runCommand(phone, 'farm.saveCurve', { ...COBB, replaces: newDocumentId() })).toMatchObject({ error: { type: 'ChangedMeanwhile' } }); // prettier-ignore
  for (let count = 0; count < 10; count++) await saved(COBB);
  expect(await runCommand(phone, 'farm.saveCurve', COBB)).toMatchObject({ error: { type: 'TooMany' } });
});
