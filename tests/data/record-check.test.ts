import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { Deps } from '../../src/data/deps.ts';
import type { Session } from '../../src/data/session.ts';
import { InvalidRecord, saveAsPending } from '../../src/store/save.ts';
import { aSaleLine } from '../support/documents.ts';
import { gracesPhone } from '../support/test-deps.ts';

let phone: Deps & { businessId: string; session: Session };
beforeAll(async () => {
  phone = await gracesPhone();
});
afterAll(() => phone.leave({ remove: true }));

const sell = (description: string) =>
  runCommand(phone, 'sales.add', {
    id: newDocumentId(),
    lines: [aSaleLine({ description })],
    pay: { kind: 'all', method: 'cash' },
  });

test('[DOC-13, DAT-5] a record that breaks its schema is not stored: the command names the field, and the next one has its number', async () => {
  expect(await sell('x'.repeat(81))).toEqual({
    ok: false,
    error: { type: 'NotSaved', reason: 'invalid', field: 'lines.0.description' },
  });
  expect(await phone.session.book.sales.all()).toEqual([]);
  expect(await sell('Eggs, good')).toMatchObject({ ok: true, value: { sale_no: expect.stringMatching(/-0001$/) } });
});

test('[DOC-13] of several records in one write none is stored when one is wrong', async () => {
  const { book } = phone.session;
  const [good] = await book.sales.all();
  const copies = ['SaleGood0001', 'SaleWrong001'].map((id) => ({ after: { ...good!, id } }));
  copies[1]!.after.sale_no = '';
  const saving = book.exclusive(() => saveAsPending(book, book.sales, copies));
  await expect(saving).rejects.toThrow(InvalidRecord);
  expect(await book.sales.all()).toHaveLength(1);
});

test('[DOC-13, SYN-30] a record that was wrong before can still be changed, and one with fields of a newer version too', async () => {
  const { book } = phone.session;
  const [good] = await book.sales.all();
  const wrong = { ...good!, id: 'SaleOlder001', sale_no: '' };
  const newer = { ...good!, id: 'SaleNewer001', scent: 'of hay' };
  await book.sales.write([{ after: wrong }, { after: newer }]);
  for (const id of [wrong.id, newer.id]) {
    const before = (await book.sales.find([id])).get(id)!;
    await book.exclusive(() => saveAsPending(book, book.sales, [{ before, after: { ...before, note: 'seen' } }]));
    expect((await book.sales.find([id])).get(id)).toMatchObject({ note: 'seen' });
  }
});
