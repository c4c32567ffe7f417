import { of, firstValueFrom } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { runCommand } from '../../src/data/commands.ts';
import { fromLedger } from '../../src/books/read/balances.ts';
import { isFetched } from '../../src/books/read/is-fetched.ts';
import { pulledPaths } from '../../src/data/followed-collections.ts';
import { syncStatus } from '../../src/nouns/sync/data/status.query.ts';
import type { QueryInput, QueryName, Told } from '../../src/contract/port.ts';
import { dataPort } from '../../src/data-worker/data-port.ts';
import { answerWhen, gracesPhone, nothingRead } from '../support/test-deps.ts';

type Phone = Awaited<ReturnType<typeof gracesPhone>>;

/** A phone known to have read nothing yet. */
async function signedIn(): Promise<Phone> {
  const phone = await gracesPhone();
  await nothingRead(phone);
  await answerWhen(phone.session.isComplete$, (complete) => complete === false);
  return phone;
}

async function everythingComes({ session, businessId }: Phone): Promise<void> {
  const followed = { businessId, role: 'owner', hasFarm: true } as const;
  const paths = pulledPaths(followed, session.book.uid);
  await session.book.upkeep.checkpoints.bulkPut(paths.map((path) => ({ path, at: 5, whole: true })));
}

const SALES = { tab: 0, search: '', range: null, limit: 50 };

test('[LED-59] a list answers with what is here and says that it is a part; a sum answers when all is here; both are told once more then', async () => {
  const phone = await signedIn();
  const port = dataPort(Promise.resolve(phone));
  const told: string[] = [];
  const hear = <N extends QueryName>(name: N, input: QueryInput<N>) =>
    port.subscribe(name, input, (one: Told) => {
      if ('fault' in one) throw new Error(one.fault);
      told.push(one.isPart ? `${name}, a part` : name);
    });
  await hear('debts.debtors', { sort: 'oldest', search: '', limit: 50 });
  await hear('sales.list', SALES);
  await hear('session.current', {});
  await vi.waitFor(() => expect(new Set(told)).toEqual(new Set(['sales.list, a part', 'session.current'])));
  await everythingComes(phone);
  await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining(['debts.debtors', 'sales.list'])));
  expect(told.lastIndexOf('sales.list, a part')).toBeLessThan(told.indexOf('sales.list'));
  expect(told.indexOf('debts.debtors')).toBeGreaterThan(told.lastIndexOf('sales.list, a part'));
  await phone.leave({ remove: true });
});

test('[LED-59] books that were whole stay so while a farm that somebody adds elsewhere comes, also when they are made anew meanwhile', async () => {
  const phone = await signedIn();
  const { session, businessId } = phone;
  await everythingComes(phone);
  await answerWhen(session.isComplete$, (complete) => complete === true);
  await session.book.upkeep.checkpoints.delete(`${workspacePath.business(businessId)}/farm`);
  await answerWhen(session.isFetched$, (fetched) => !fetched);
  expect(await answerWhen(session.isComplete$, (complete) => complete !== undefined)).toBe(true);
  const seen: (boolean | undefined)[] = [];
  const watching = session.isComplete$.subscribe((complete) => seen.push(complete));
  const { db } = await answerWhen(session.ledger$, (ledger) => ledger !== undefined).then((ledger) => ledger!);
  const { edition } = (await db.meta.get('state'))!;
  await runCommand(phone, 'ledger.rebuild', {});
  await vi.waitFor(async () => expect((await db.meta.get('state'))?.edition).toBe(edition + 2));
  expect(await db.meta.get('state')).toMatchObject({ whole: true });
  watching.unsubscribe();
  expect(seen).not.toContain(false);
  await phone.leave({ remove: true });
});

test('[LED-59, BIZ-11] another business that is opened is not whole because the one before was', async () => {
  const phone = await signedIn();
  await everythingComes(phone);
  const seen: (boolean | undefined)[] = [];
  const stop = phone.session.isComplete$.subscribe((complete) => seen.push(complete));
  await vi.waitFor(() => expect(seen.at(-1)).toBe(true));
  seen.length = 0;
  await phone.device.change({ session: { ...phone.session.me$.value, business_id: 'Elsewhere001' } });
  phone.session.me$.next({ ...phone.session.me$.value, business_id: 'Elsewhere001' });
  await vi.waitFor(() => expect(seen.at(-1)).toBe(false));
  expect(seen).toEqual([undefined, false]);
  stop.unsubscribe();
  await phone.leave({ remove: true });
});

test('[LED-59, IMP-4] a backup that was made while records were on their way says so', async () => {
  const phone = await signedIn();
  const made = async () => {
    const file = await runCommand(phone, 'business.export', {});
    return (JSON.parse(file.ok ? file.value.json : '{}') as { is_part?: boolean }).is_part;
  };
  expect(await made()).toBe(true);
  await everythingComes(phone);
  await answerWhen(phone.session.isFetched$, Boolean);
  expect(await made()).toBeUndefined();
  await phone.leave({ remove: true });
});

test('[LED-59] what is all here is never called a part, not even while a start does not know yet', async () => {
  const phone = await gracesPhone();
  await answerWhen(phone.session.isComplete$, Boolean);
  const told: boolean[] = [];
  await dataPort(Promise.resolve(phone)).subscribe('sales.list', SALES, (one: Told) =>
    told.push('isPart' in one && one.isPart === true),
  );
  await vi.waitFor(() => expect(told).not.toEqual([]));
  expect(told).not.toContain(true);
  await phone.leave({ remove: true });
});

test('[LED-59, SYN-13] records are said to arrive until all are here', async () => {
  const phone = await signedIn();
  expect((await firstValueFrom(syncStatus(phone, {}))).arriving).toMatchObject({ received: 0 });
  await everythingComes(phone);
  await answerWhen(syncStatus(phone, {}), ({ arriving }) => arriving === undefined);
  await phone.leave({ remove: true });
});

test('[LED-59] books that are not whole are not read', async () => {
  const phone = await signedIn();
  const read = vi.fn(() => Promise.resolve('a figure'));
  expect(await firstValueFrom(fromLedger(phone.session, read, 'nothing'))).toBe('nothing');
  expect(read).not.toHaveBeenCalled();
  await phone.leave({ remove: true });
});

test('[LED-59, BIZ-11] what was read of one business says nothing of another, while that one is being opened', async () => {
  const phone = await signedIn();
  const { session, businessId } = phone;
  await everythingComes(phone);
  await answerWhen(session.isFetched$, Boolean);
  const before = { open$: session.open$, followed$: of({ businessId, role: 'owner', hasFarm: true } as const) };
  expect(await firstValueFrom(isFetched(session.book, before, 'Elsewhere001'))).toBe(false);
  await phone.leave({ remove: true });
});
