import { describe, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Sale } from '../../schemas/sale.schema.ts';
import { adminWith, owner } from './support/actors.ts';
import { attack, DENIED, step, visitAs } from './support/attack.ts';
import type { Visitor } from './support/visitor.ts';
import { Double } from './support/wire-value.ts';

/*
 * Revisions, server time, immutable fields, deletes and batches. The leading numbers in titles refer to
 * docs/attacks.md.
 */

const seller = adminWith('add_sales');

describe('revisions', () => {
  attack('[RUL-3] 46 a revision is skipped', owner, (v) => v.changeSale({ rev: 3 })).twin('the next one', owner, (v) =>
    v.changeSale({ rev: 2 }),
  );
  attack('[SYN-3] 47 two phones change the same revision, the second is a lost update', owner, async (v) => {
    await step(v.changeSale({ note: 'first phone' }));
    return v.changeSale({ note: 'second phone' });
  }).twin('the second on top of the first', owner, async (v) => {
    await step(v.changeSale({ note: 'first phone' }));
    return v.changeSale({ note: 'second phone', rev: 3 });
  });
  attack('[RUL-3] 48 a sale that exists is created again', owner, (v) => v.changeSale({ rev: 1 })).twin(
    'once',
    owner,
    (v) => v.createSale(),
  );
  attack('[DOC-4] a sale is created at revision 2', owner, (v) => v.createSale({ rev: 2 })).twin('at 1', owner, (v) =>
    v.createSale({ rev: 1 }),
  );
  attack('[DOC-4] a customer is created at revision 0', owner, (v) => v.createCustomer({ rev: 0 })).twin(
    'at 1',
    owner,
    (v) => v.createCustomer({ rev: 1 }),
  );
  attack('[RUL-3] 53 the revision is a float', owner, (v) => v.changeSale({ rev: new Double(2) })).twin(
    'an int',
    owner,
    (v) => v.changeSale({ rev: 2 }),
  );
  const changedAt = (rev: number) => async (v: Visitor) => {
    await v.operator.put([[v.path.sale, { ...v.farm.sale, rev: rev - 1 }]]);
    return v.changeSale({ rev });
  };
  attack('[RUL-3] a revision above a million', owner, changedAt(1_000_001)).twin(
    'the millionth',
    owner,
    changedAt(1_000_000),
  );
  attack('[RUL-3] a sale is created without a revision', owner, (v) => v.createSale({ rev: undefined })).twin(
    'with one',
    owner,
    (v) => v.createSale(),
  );
  test('[SYN-3] a lost update is refused by the server without any read, and nothing of it is stored', async () => {
    const v = await visitAs(owner);
    expect(await v.changeSale({ note: 'kept' })).toMatchObject({ allowed: true });
    expect(await v.changeSale({ note: 'lost' })).toMatchObject(DENIED);
    expect(await v.get(v.path.sale)).toMatchObject({ documents: [{ fields: { note: 'kept', rev: 2 } }] });
  });
});

describe('what never changes', () => {
  const other = newDocumentId();
  const moves: [what: string, value: unknown][] = [
    ['id', other],
    ['42 business_id', other],
    ['43 created_by', 'somebody-else'],
    ['44 created_at', '2026-01-01T00:00:00.000Z'],
    ['device_id', other],
    ['device_seq', 43],
    ['sale_no', 'K7-0043'],
  ];
  for (const [what, value] of moves) {
    const field = what.split(' ').at(-1)!;
    attack(`[DOC-2] ${what} of a sale changes`, owner, (v) => v.changeSale({ [field]: value })).twin(
      'it stays',
      owner,
      (v) => v.changeSale(),
    );
    if (field === 'device_seq' || field === 'sale_no') continue;
    attack(`[DOC-2] ${what} of a customer changes`, owner, (v) => v.changeCustomer({ [field]: value })).twin(
      'it stays',
      owner,
      (v) => v.changeCustomer(),
    );
  }
  attack('[DOC-1] doc_id of a customer differs from its id', owner, (v) => v.changeCustomer({ doc_id: other })).twin(
    'is the id',
    owner,
    (v) => v.changeCustomer(),
  );
  attack('[RUL-3] 42 a sale is created with the business_id of another farm', owner, (v) =>
    v.createSale({ business_id: v.foreign.id }),
  ).twin('with the own', owner, (v) => v.createSale({ business_id: v.farm.id }));
  attack('[RUL-3] 43 a sale is created in the name of another', seller, (v) =>
    v.createSale({ created_by: v.farm.ownerRow.user_id }),
  ).twin('in the own name', seller, (v) => v.createSale({ created_by: v.me.uid }));
});

describe('the time of the server', () => {
  for (const [what, time] of [
    ['the future', '2036-01-01T00:00:00.000Z'],
    ['the past', '1970-01-01T00:00:00.000Z'],
  ] as const) {
    attack(`[DOC-5] 45 updated_at is forged in ${what}`, owner, async (v) => {
      const sale = v.newSale();
      const write = v.client.bareWrite(`${v.home}/sales/${sale.id}`, sale) as { update: { fields: object } };
      const update = { ...write.update, fields: { ...write.update.fields, updated_at: { timestampValue: time } } };
      return v.client.commit([{ update }]);
    }).twin('the server sets it', owner, (v) => v.createSale());
  }
  attack('[DOC-5] updated_at is a text', owner, (v) => {
    const sale = v.newSale({ updated_at: '2026-03-02T08:15:00.000Z' });
    return v.client.commit([v.client.bareWrite(`${v.home}/sales/${sale.id}`, sale)]);
  }).twin('the server sets it', owner, (v) => v.createSale());
  attack('[DOC-5] 45 a change keeps the old updated_at', owner, (v) => {
    const write = v.client.bareWrite(v.path.sale, { rev: 2 });
    return v.client.commit([{ ...write, updateMask: { fieldPaths: ['rev'] } }]);
  }).twin('the server sets it', owner, (v) => {
    const write = v.set(v.path.sale, { rev: 2 });
    return v.client.commit([{ ...write, updateMask: { fieldPaths: ['rev'] } }]);
  });
  attack('[DOC-5] updated_at is missing', owner, (v) => {
    const sale = v.newSale();
    return v.client.commit([v.client.bareWrite(`${v.home}/sales/${sale.id}`, sale)]);
  }).twin('the server sets it', owner, (v) => v.createSale());
  attack('[RUL-3] 103 the server sets a time of the person too', owner, (v) => {
    const sale = v.newSale();
    const write = v.set(`${v.home}/sales/${sale.id}`, sale) as { updateTransforms: object[] };
    const created = { fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' };
    return v.client.commit([{ ...write, updateTransforms: [...write.updateTransforms, created] }]);
  }).twin('only updated_at', owner, (v) => v.createSale());
});

describe('deletes and batches', () => {
  attack('[RUL-1] 41 the owner deletes a sale', owner, (v) =>
    v.client.commit([v.client.deleteWrite(v.path.sale)]),
  ).twin('voids it', owner, (v) => v.changeSale({ voided_at: '2026-03-03T10:00:00.000Z', voided_by: v.me.uid }));
  attack('[RUL-1] 41 the owner deletes a customer', owner, (v) =>
    v.client.commit([v.client.deleteWrite(v.path.customer)]),
  ).twin('archives it', owner, (v) => v.changeCustomer({ archived: true }));
  attack('[RUL-3] 48 a sale is deleted and created again at revision 1 in one batch', owner, (v) =>
    v.client.commit([v.client.deleteWrite(v.path.sale), v.set(v.path.sale, v.farm.sale)]),
  ).twin('changed', owner, (v) => v.changeSale());
  test('[SYN-3] whatever a batch does to one sale, its revision rises by one at most', async () => {
    const v = await visitAs(owner);
    const write = v.set(v.path.sale, { ...v.farm.sale, rev: 2 });
    await v.client.commit([write, write]);
    const { rev } = (await v.operator.fieldsAt(v.path.sale))!;
    expect(rev).toBeLessThanOrEqual(2);
    expect(await v.changeSale({ rev: 4 })).toMatchObject(DENIED);
  });

  test('[RUL-39] 91 a batch with one denied write is denied whole', async () => {
    const v = await visitAs(seller);
    const allowed = v.newSale();
    const denied = v.newSale({ rev: 7 });
    const setSale = (sale: Sale) => v.set(`${v.home}/sales/${sale.id}`, sale);
    expect(await v.client.commit([setSale(allowed), setSale(denied)])).toMatchObject(DENIED);
    expect(await v.operator.fieldsAt(`${v.home}/sales/${allowed.id}`)).toBeUndefined();
    expect(await v.client.commit([setSale(allowed), setSale({ ...denied, rev: 1 })])).toMatchObject({ allowed: true });
  });

  test('[SYN-4] a push of a hundred new sales is one commit', async () => {
    const v = await visitAs(seller);
    const sales = Array.from({ length: 100 }, () => v.newSale());
    const writes = sales.map((sale) => v.set(`${v.home}/sales/${sale.id}`, sale));
    expect(await v.client.commit(writes)).toMatchObject({ allowed: true });
  });

  test('[RUL-3] 54 a field of more than one megabyte is denied', async () => {
    const v = await visitAs(owner);
    expect(await v.createSale({ note: 'x'.repeat(1_100_000) })).toMatchObject(DENIED);
    expect(await v.createSale()).toMatchObject({ allowed: true });
  });
});
