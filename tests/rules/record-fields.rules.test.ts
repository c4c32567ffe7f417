import { describe } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { owner } from './support/actors.ts';
import { attack } from './support/attack.ts';
import { saleLine } from './support/farm.ts';
import { Double } from './support/wire-value.ts';

/* Fields of sales and customers, one by one. The leading numbers in titles refer to docs/attacks.md. */

describe('known fields only', () => {
  attack('[RUL-3] 55 an unknown field in a sale', owner, (v) => v.createSale({ admin: true })).twin(
    'none',
    owner,
    (v) => v.createSale(),
  );
  attack('[RUL-3] 55 an unknown field in a customer', owner, (v) => v.changeCustomer({ vip: true })).twin(
    'none',
    owner,
    (v) => v.changeCustomer(),
  );
  // The rules compare field names as one text separated by spaces.
  for (const name of ['note history', ' note', 'note ', 'note\n', 'notes', 'not', 'notehistory', ' '])
    attack(`[RUL-3] 55 a field called ${JSON.stringify(name)}, nearly one that is known`, owner, (v) =>
      v.createSale({ [name]: 'x' }),
    ).twin('none', owner, (v) => v.createSale({ note: 'x' }));
  attack('[RUL-3] 54 two hundred extra fields', owner, (v) =>
    v.createSale(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`x${i}`, i]))),
  ).twin('none', owner, (v) => v.createSale());
  attack('[RUL-3] an unknown field in the first payment', owner, (v) =>
    v.createSale({ initial_payment: { amount: 1, method: 'cash', fee: 1 } }),
  ).twin('none', owner, (v) => v.createSale({ initial_payment: { amount: 1, method: 'cash' } }));

  const local = {
    sync_state: 'pending',
    local_seq: 1,
    sync_base: { rev: 1 },
    sync_batch: 'b',
    sync_error: { code: 'x', message: 'y', at: 'z' },
    newest_first: 88_000_000_000_000,
    path: 'sales/x',
    doc_kind: 'sales',
  };
  for (const [field, value] of Object.entries(local)) {
    attack(`[DOC-11] the local field ${field} travels with a sale`, owner, (v) =>
      v.createSale({ [field]: value }),
    ).twin('stays on the device', owner, (v) => v.createSale());
    attack(`[DOC-11] the local field ${field} travels with a customer`, owner, (v) =>
      v.changeCustomer({ [field]: value }),
    ).twin('stays on the device', owner, (v) => v.changeCustomer());
  }

  attack('[RUL-3] 101 a field mask changes one field and hides the revision', owner, (v) => {
    const write = v.client.bareWrite(v.path.sale, { note: 'x' });
    return v.client.commit([{ ...write, updateMask: { fieldPaths: ['note'] } }]);
  }).twin('a mask with the next revision and the time', owner, (v) => {
    const write = v.set(v.path.sale, { note: 'x', rev: 2 });
    return v.client.commit([{ ...write, updateMask: { fieldPaths: ['note', 'rev'] } }]);
  });
});

describe('numbers, texts, lists', () => {
  const paid = (amount: unknown) => ({ initial_payment: { amount, method: 'cash' } });
  for (const [what, amount] of [
    ['a float', new Double(9_000)],
    ['a fraction', 9_000.5],
    ['NaN', new Double(Number.NaN)],
    ['infinite', new Double(Number.POSITIVE_INFINITY)],
    ['a text', '9000'],
    ['negative', -1],
    ['zero', 0],
    ['above 1e12', 1_000_000_000_001],
    ['missing', undefined],
    ['null', null],
  ] as const) {
    attack(`[MNY-1] 52, 53 an amount is ${what}`, owner, (v) => v.createSale(paid(amount))).twin('1e12', owner, (v) =>
      v.createSale(paid(1_000_000_000_000)),
    );
  }
  for (const [field, most] of [
    ['delivery_fee', 1_000_000_000_000],
    ['order_discount', 1_000_000_000_000],
    ['rounding', 100_000_000],
  ] as const)
    attack(`[MNY-11, SAL-45] ${field} above what any money has room for`, owner, (v) =>
      v.createSale({ [field]: most + 1 }),
    ).twin('as much as that', owner, (v) => v.createSale({ [field]: most }));
  attack('[SAL-45] cash is rounded down by more than any step', owner, (v) =>
    v.createSale({ rounding: -100_000_001 }),
  ).twin('by a step', owner, (v) => v.createSale({ rounding: -100_000_000 }));
  attack('[MNY-2] 53 a counter is a float', owner, (v) => v.createSale({ device_seq: new Double(42) })).twin(
    'an int',
    owner,
    (v) => v.createSale({ device_seq: 42 }),
  );
  for (const [what, announced_seq] of [
    ['a float', new Double(42)],
    ['zero', 0],
    ['above 1e9', 1_000_000_001],
    ['a text', '42'],
  ] as const)
    attack(`[DOC-16, MNY-2] 53 the highest number of a phone is ${what}`, owner, (v) =>
      v.createSale({ announced_seq }),
    ).twin('an int', owner, (v) => v.createSale({ announced_seq: 1_000_000_000 }));
  const lines = (count: number) => Array.from({ length: count }, saleLine);
  attack('[SAL-2] a sale of 51 lines', owner, (v) => v.createSale({ lines: lines(51) })).twin('of 50', owner, (v) =>
    v.createSale({ lines: lines(50) }),
  );
  attack('[SAL-2] a sale without lines', owner, (v) => v.createSale({ lines: [] })).twin('with one', owner, (v) =>
    v.createSale({ lines: lines(1) }),
  );
  attack('[DOC-9] a history of 21 entries', owner, (v) => v.createSale({ history: lines(21) })).twin(
    'of 20',
    owner,
    (v) => v.createSale({ history: lines(20) }),
  );
  attack('[CUS-2] a customer without a name', owner, (v) => v.createCustomer({ name: '' })).twin(
    'of one character',
    owner,
    (v) => v.createCustomer({ name: 'A' }),
  );
  attack('[CUS-2] a name of 81 characters', owner, (v) => v.createCustomer({ name: 'ä'.repeat(81) })).twin(
    'of 80, each of two bytes',
    owner,
    (v) => v.createCustomer({ name: 'ä'.repeat(80) }),
  );
  attack('[DOC-9] 54 a note of a hundred thousand characters', owner, (v) =>
    v.createSale({ note: 'x'.repeat(100_000) }),
  ).twin('of 500', owner, (v) => v.createSale({ note: 'x'.repeat(500) }));
});

describe('names of documents', () => {
  const named = (id: string) => ({ id, doc_id: id });
  for (const [what, id] of [
    ['of 13 characters', 'a'.repeat(13)],
    ['of 11 characters', 'a'.repeat(11)],
    ['of 200 characters', 'a'.repeat(200)],
    ['with a sign', 'abcdef-12345'],
    ['with letters beyond ASCII', 'äbcdefghijkl'],
  ] as const) {
    attack(`[DOC-1] 56 an id ${what}`, owner, (v) =>
      v.send(`${v.home}/customers/${id}`, v.newCustomer(named(id))),
    ).twin('of 12 letters and digits', owner, (v) => v.createCustomer(named(newDocumentId())));
  }
  attack('[DOC-1] 56 the id differs from the path', owner, (v) =>
    v.send(`${v.home}/sales/${newDocumentId()}`, v.newSale()),
  ).twin('is the path', owner, (v) => v.createSale());
});
