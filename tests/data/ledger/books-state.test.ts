import { BehaviorSubject, filter, firstValueFrom, of } from 'rxjs';
import { expect, test } from 'vitest';
import { workspacePath } from '../../../schemas/workspace.schema.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { runCommand } from '../../../src/data/commands.ts';
import { collectionsOf } from '../../../src/data/followed-collections.ts';
import { booksState } from '../../../src/books/read/books-state.ts';
import { openLedgerDatabase } from '../../../src/books/keep/dexie-ledger.ts';
import type { LedgerProgress } from '../../../src/contract/sync.ts';
import { queries } from '../../support/all-queries.ts';
import { answerWhen, gracesPhone, nothingRead, sentBusiness } from '../../support/test-deps.ts';

type Phone = Awaited<ReturnType<typeof gracesPhone>>;

const wasRead = ({ session, businessId }: Phone, name: string) =>
  session.book.upkeep.checkpoints.put({ path: `${workspacePath.business(businessId)}/${name}`, at: 5, whole: true });
const saying = (phone: Phone, state: string) =>
  answerWhen(queries['ledger.progress'](phone, {}), (books) => books?.state === state);

test('[LED-59] until every collection was read once the sums are not complete; a shop has nothing of a farm to wait for', async () => {
  const phone = await gracesPhone();
  expect(await saying(phone, 'current')).toEqual({ state: 'current' }); // no other phone can have records of it yet
  await nothingRead(phone);
  expect(await saying(phone, 'fetching')).toEqual({ state: 'fetching' });
  const [last, ...others] = collectionsOf(true).map(([name]) => name);
  for (const name of others) await wasRead(phone, name);
  expect(await saying(phone, 'fetching')).toEqual({ state: 'fetching' });
  await wasRead(phone, last!);
  expect(await saying(phone, 'current')).toEqual({ state: 'current' });

  await nothingRead(phone);
  expect(await saying(phone, 'fetching')).toEqual({ state: 'fetching' });
  await runCommand(phone, 'business.setType', { farm: false, shop: true, production: false });
  for (const [name] of collectionsOf(false)) await wasRead(phone, name);
  expect(await saying(phone, 'current')).toEqual({ state: 'current' });
  await phone.leave({ remove: true });
});

test('[LED-59] a business that was founded on this phone lacks nothing, also when the signal goes just after it was sent', async () => {
  const phone = await gracesPhone();
  await nothingRead(phone);
  expect(await saying(phone, 'fetching')).toEqual({ state: 'fetching' });
  const founded = await runCommand(phone, 'business.create', { id: newDocumentId(), name: 'Stall', farm: false, shop: true, currency: 'UGX' }); // prettier-ignore
  expect(founded).toMatchObject({ ok: true });
  await sentBusiness(phone);
  expect(await saying(phone, 'current')).toEqual({ state: 'current' });
  await phone.leave({ remove: true });
});

test('[LED-59, LED-50] days are closed when all records are here, not before', async () => {
  const phone = await gracesPhone();
  await nothingRead(phone);
  let isClosed = false;
  const closing = runCommand(phone, 'business.lockDays', { until: '2026-10-31' }).then((closed) => {
    isClosed = true;
    return closed;
  });
  expect(await saying(phone, 'fetching')).toEqual({ state: 'fetching' });
  await runCommand(phone, 'business.setProfile', { name: 'Nakato', address: '', phone: '', tax_id: '', website: '' });
  await phone.session.book.exclusive(() => Promise.resolve());
  expect(isClosed).toBe(false);
  for (const [name] of collectionsOf(true)) await wasRead(phone, name);
  expect(await closing).toMatchObject({ ok: true });
  await phone.leave({ remove: true });
});

test('[LED-47] a tab that only reads the books, and a start, say from the books themselves that values are still to be worked out', async () => {
  const phone = await gracesPhone();
  const db = openLedgerDatabase(phone.session.book.uid, 'keptElsewhere');
  const progress$ = new BehaviorSubject<LedgerProgress>({ state: 'current' });
  const read = booksState({ ...phone.session, ledger$: of({ db, progress$, rebuild: () => Promise.resolve() }) });
  await db.todo.put({ ord: '2026-11-20 not folded yet' });
  expect(await firstValueFrom(read)).toEqual({ state: 'recalculating' });
  const settled = firstValueFrom(read.pipe(filter((books) => books?.state === 'current')));
  await db.todo.clear();
  expect(await settled).toEqual({ state: 'current' });
  await db.db.delete();
  await phone.leave({ remove: true });
});
