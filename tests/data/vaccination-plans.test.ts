import { editFlock } from '../support/edit-flock.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { joinKeyedList } from '../../src/store/keyed-lists.ts';
import { queries } from '../support/all-queries.ts';
import type { PlanDraft } from '../../src/domain/health/check-plan.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const OURS: PlanDraft = {
  plan_id: 'layer-ke-icow',
  name: 'Layers, our vet',
  purpose: 'layer',
  source: 'Dr Achieng',
  steps: [{ step_id: 'nd', vaccine: 'ND', day: 12 }],
};
const offered = async () => (await answerOf(queries['farm.standards'](phone, {}))).plans;
async function saved(draft: PlanDraft): Promise<string> {
  const made = await runCommand(phone, 'farm.savePlan', draft);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.version_id;
}
async function placed(plan_id: string): Promise<string> {
  const id = newDocumentId();
  const flock = { id, name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-10', age_at_placement_days: 1, initial_count: 500, plan_id, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  expect(await runCommand(phone, 'farm.addFlock', flock)).toEqual({ ok: true, value: { id } });
  return id;
}
const flock = async (id: string) => (await phone.session.book.farm.find([id])).get(id)!;
const edited = (id: string, plan_id: string | undefined) => editFlock(phone, id, { plan_id });

test('[VET-8] without a signal a plan of the app becomes an own copy with its source, waits to be sent, and is taken away again', async () => {
  const version_id = await saved(OURS);
  expect(await offered()).toMatchObject([{ version_id, name: 'Layers, our vet', source: 'Dr Achieng' }, ...Array.from({ length: 4 }, () => ({}))]); // prettier-ignore
  const path = workspacePath.settings(phone.businessId);
  expect((await phone.session.book.workspace.find([path])).get(path)).toMatchObject({
    sync_state: 'pending',
    vaccination_plans: [{ version_id }],
  });
  await runCommand(phone, 'farm.removePlan', { version_id });
  expect((await offered()).map(({ version_id: version }) => version)).toEqual(Array.from({ length: 5 }, () => undefined)); // prettier-ignore
});

test('[VET-8] a new flock takes a copy, and a later version of the plan bends no flock that has one', async () => {
  const first = await saved(OURS);
  const id = await placed(first);
  const copy = { version_id: first, name: 'Layers, our vet', source: 'Dr Achieng', steps: OURS.steps };
  expect(await flock(id)).toMatchObject({ plan_id: 'layer-ke-icow', plan: [copy] });
  const second = await saved({ ...OURS, replaces: first, steps: [{ step_id: 'nd', vaccine: 'ND + IB', day: 20 }] });
  expect((await offered()).filter(({ plan_id }) => plan_id === 'layer-ke-icow')).toMatchObject([{ version_id: second }]); // prettier-ignore
  const page = await answerWhen(queries['farm.flock'](phone, { id, days: 1 }), (one) => (one?.tasks.length ?? 0) > 0);
  expect(page).toMatchObject({ plan_key: first, tasks: [{ step: { vaccine: 'ND' }, due: '2026-11-21' }] });

  // Correcting the name keeps the copy; choosing the plan again takes the newer version; choosing none removes it.
  expect(await edited(id, first)).toMatchObject({ ok: true });
  expect((await flock(id)).plan?.[0]).toMatchObject(copy);
  expect(await edited(id, second)).toMatchObject({ ok: true });
  expect((await flock(id)).plan?.[0]).toMatchObject({ version_id: second, steps: [{ vaccine: 'ND + IB', day: 20 }] });
  expect(await edited(id, undefined)).toMatchObject({ ok: true });
  expect(await flock(id)).not.toHaveProperty('plan');
  // A plan that is no longer offered cannot be chosen.
  expect(await edited(id, first)).toEqual({ ok: false, error: { type: 'PlanGone' } });
});

test('[VET-8] a flock on a plan of the app carries it too, and who changes a version that is gone hears so', async () => {
  expect(await flock(await placed('broiler'))).toMatchObject({
    plan_id: 'broiler',
    plan: [{ name: 'Broiler', source: 'standardmedia.co.ke 2001329903; iCow' }],
  });
  expect(await runCommand(phone, 'farm.savePlan', { ...OURS, replaces: newDocumentId() })).toEqual({
    ok: false,
    error: { type: 'ChangedMeanwhile' },
  });
  for (let count = 0; count < 20; count++) await saved({ ...OURS, plan_id: undefined });
  expect(await runCommand(phone, 'farm.savePlan', OURS)).toEqual({ ok: false, error: { type: 'TooMany' } });
});

test('[VET-8, SET-8] one plan changed on two phones apart: both versions stand, nothing is merged silently', () => {
  const version = (version_id: string, name: string) => ({ version_id, name });
  const base = [version('a', 'Ours'), version('x', 'Broilers')];
  const [mine, theirs] = [
    [version('b', 'Ours, mine'), version('x', 'Broilers')],
    [version('c', 'Ours, theirs'), version('x', 'Broilers')],
  ];
  expect(joinKeyedList('vaccination_plans', { base, mine, theirs, earlier: [] })).toEqual([
    version('c', 'Ours, theirs'),
    version('x', 'Broilers'),
    version('b', 'Ours, mine'),
  ]);
});
