import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { CommandInput, CommandMap, CommandName, CommandResult } from '../../src/contract/port.ts';
import { runCommand } from '../../src/data/commands.ts';
import { ensureUserDocument } from '../../src/nouns/account/data/user-document.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { openBook, type CollectionName } from '../../src/store/book.ts';
import { checkRow } from '../../src/store/kind-of.ts';
import { EXAMPLES, type Story } from '../support/command-examples.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { inTurn } from '../support/test-book.ts';
import { offlinePhone } from '../support/test-deps.ts';

/*
 * Every command with input that no form sends, as a fault of a form would: each field of its example missing, of another
 * type, or with an extreme value of its own. Types stop such input while the app is built; here they are evaded.
 */

/** Commands that end the session, or read a whole file, whose parsing has tests of its own. */
const LEFT_OUT = new Set<CommandName>(['account.lock', 'account.signOut', 'account.unlock', 'sync.takeOver', 'business.restore']); // prettier-ignore
const NAMES = (Object.keys(EXAMPLES) as CommandName[]).filter((name) => !LEFT_OUT.has(name));

const phone = offlinePhone((uid) => openBook(uid, inTurn(), undefined));
const server = new MemoryServer();
const answers = new Map<CommandName, unknown>();
/** By command: how many malformed inputs were refused, those that failed as a bug, and those that were taken. */
const outcomes = new Map<CommandName, { refused: number; thrown: string[]; taken: string[]; invalid: string[] }>();

const bookOf = () => phone.session$.value!.book;
const valueIn = <N extends CommandName>(answer: CommandResult<N>): CommandMap[N]['value'] => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};
const story: Story = {
  phone,
  valueOf: <N extends CommandName>(name: N) => valueIn<N>(answers.get(name) as CommandResult<N>),
  prepare: async <N extends CommandName>(name: N, input: CommandInput<N>) => valueIn<N>(await runCommand(phone, name, input)), // prettier-ignore
  async hear(path, fields) {
    server.put(path, fields);
    await applyRows(bookOf(), 'workspace', [server.rows.get(path)!]);
  },
};

/** Values of each type, none of them of the field's own. */
const OTHERS: readonly unknown[] = [{}, [7], 'no such word', -1.5, null, true];
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Values that pass as the type of a field. */
const EXTREME: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', ' ', 'x'.repeat(41), 'x'.repeat(3_000)],
  number: [-1, 0, 1.5, 1e9, 1e15, NaN],
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeOf(value) === 'object' && !(value instanceof Blob);

/** The input with one field at any depth removed, or of another type; each with its place. */
function* malformed(input: unknown, place = ''): Generator<[place: string, input: unknown]> {
  if (Array.isArray(input)) {
    for (const [at, one] of input.entries())
      for (const [where, other] of malformed(one, `${place}[${at}]`)) yield [where, input.with(at, other)];
    return;
  }
  if (!isFields(input)) return;
  for (const [name, value] of Object.entries(input)) {
    const at = place === '' ? name : `${place}.${name}`;
    const { [name]: _removed, ...rest } = input;
    yield [`${at} missing`, rest];
    for (const other of OTHERS)
      if (typeOf(other) !== typeOf(value)) yield [`${at} ${JSON.stringify(other)}`, { ...input, [name]: other }];
    for (const other of EXTREME[typeOf(value)] ?? [])
      yield [`${at} extreme ${String(other).slice(0, 4)}`, { ...input, [name]: other }];
    for (const [where, other] of malformed(value, at)) yield [where, { ...input, [name]: other }];
  }
}

/** Rows that break their schema: collection, path and field. */
async function invalidRows(): Promise<string[]> {
  const wrong: string[] = [];
  for (const store of bookOf().stores)
    for (const row of await store.all()) {
      const checked = checkRow(store.name as CollectionName, row);
      if (!checked.ok) wrong.push(`${store.name} ${checked.path}: ${checked.message}`);
    }
  return wrong;
}

beforeAll(async () => {
  const session = (await phone.enter({ uid: `grace${newDocumentId()}`, email: 'grace@example.com', first_name: 'Grace' }))!; // prettier-ignore
  await ensureUserDocument(session, phone);
  for (const name of NAMES) {
    const given: unknown = EXAMPLES[name][1];
    const input: unknown = typeof given === 'function' ? await (given as (so: Story) => Promise<unknown>)(story).catch(() => ({})) : given; // prettier-ignore
    const outcome = { refused: 0, thrown: [] as string[], taken: [] as string[], invalid: [] as string[] };
    for (const [place, wrong] of malformed(input)) {
      const answer = await runCommand(phone, name, wrong as never).catch((fault: unknown) => String(fault));
      if (typeof answer === 'string') outcome.thrown.push(`${name} ${place}: ${answer}`);
      else if (answer.ok) outcome.taken.push(place);
      else outcome.refused += 1;
    }
    answers.set(name, await runCommand(phone, name, input as never).catch((fault: unknown) => fault));
    outcome.invalid = await invalidRows();
    outcomes.set(name, outcome);
  }
});
afterAll(async () => {
  await phone.leave({ remove: true });
  phone.device.close();
});

test('[DAT-3, DOC-13] input of another shape or an extreme value is refused by every command or stored as its schema wants it, and none fails', () => {
  const all = [...outcomes.values()];
  expect(all.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(2_500);
  expect(all.flatMap(({ thrown }) => thrown)).toEqual([]);
  expect(all.flatMap(({ invalid }) => invalid)).toEqual([]);
});

test('[DAT-3] what is taken lacks a field that may be missing, and nothing else', () => {
  const taken = [...outcomes].flatMap(([name, { taken: places }]) => places.map((place) => `${name} ${place}`));
  // No day is closed; and a field that the command does not know.
  const known = new Set(['business.lockDays until null']);
  const isMissing = (one: string) => one.endsWith(' missing') || one.includes(' extreme ');
  expect(taken.filter((one) => !isMissing(one) && !known.has(one) && !one.includes(' version '))).toEqual([]);
});

test('[DAT-5, DOC-13] after all of it the commands still work: the phone gives its next numbers', () => {
  const sold = answers.get('sales.add') as CommandResult<'sales.add'>;
  expect(sold.ok && sold.value.sale_no).toMatch(/-0001$/);
  for (const name of ['expenses.add', 'purchases.add', 'farm.addActivity', 'shop.addItem', 'customers.add'] as const)
    expect([name, answers.get(name)]).toEqual([name, expect.objectContaining({ ok: true })]);
});
