import { describe } from 'vitest';
import { adminWith, attendant, nobody, otherOwner, owner, removedAdmin, stranger } from './support/actors.ts';
import { attack, step } from './support/attack.ts';

/* Write access to sales and customers. The leading numbers in titles refer to docs/attacks.md. */

const seller = adminWith('add_sales');
const editor = adminWith('edit_sales');
const voider = adminWith('delete_sales');

describe('who creates', () => {
  attack('[RUL-4] anonymous creates a sale', nobody, (v) => v.createSale()).twin('the owner', owner, (v) =>
    v.createSale(),
  );
  attack('[RUL-4] a stranger creates a sale', stranger, (v) => v.createSale()).twin(
    'an admin with add_sales',
    seller,
    (v) => v.createSale(),
  );
  attack('[RUL-4] the owner of another farm creates a sale', otherOwner, (v) => v.createSale()).twin(
    'in the own farm',
    otherOwner,
    (v) => {
      const sale = v.newSale({ business_id: v.foreign.id });
      return v.send(`businesses/${v.foreign.id}/sales/${sale.id}`, sale);
    },
  );
  attack('[RUL-7] 38 an admin without add_sales creates a sale', adminWith('edit_sales', 'delete_sales'), (v) =>
    v.createSale(),
  ).twin('with add_sales', seller, (v) => v.createSale());
  attack('[RUL-7] an admin without add_sales creates a customer', adminWith('edit_sales'), (v) =>
    v.createCustomer(),
  ).twin('with add_sales', seller, (v) => v.createCustomer());
  const untrue = (add_sales: unknown) =>
    ({ account: 'helper', member: { role: 'admin', roles: { add_sales } as Record<string, boolean> } }) as const;
  attack('[PPL-1] a right that is false creates nothing', untrue(false), (v) => v.createSale()).twin(
    'true',
    untrue(true),
    (v) => v.createSale(),
  );
  attack('[PPL-1] a right that is the word true creates nothing', untrue('true'), (v) => v.createCustomer()).twin(
    'true itself',
    untrue(true),
    (v) => v.createCustomer(),
  );
  attack(
    '[PPL-4] an attendant with a right in the row creates a sale',
    {
      account: 'helper',
      member: { role: 'attendant', roles: { add_sales: true } },
    },
    (v) => v.createSale(),
  ).twin('an admin with it', seller, (v) => v.createSale());
  attack('[PPL-4] an attendant creates a customer', attendant, (v) => v.createCustomer()).twin(
    'the owner',
    owner,
    (v) => v.createCustomer(),
  );
  attack('[RUL-35] 61 a removed admin creates a sale', removedAdmin, (v) => v.createSale()).twin(
    'before the removal',
    seller,
    (v) => v.createSale(),
  );
});

describe('who changes', () => {
  attack('[RUL-7] 39 an admin without edit_sales changes a sale', adminWith('add_sales', 'delete_sales'), (v) =>
    v.changeSale({ note: 'x' }),
  ).twin('with edit_sales', editor, (v) => v.changeSale({ note: 'x' }));
  const paid = { initial_payment: { amount: 1_000, method: 'bank' } };
  attack(
    '[RUL-7] [PAY-22] an admin without edit_sales puts right what was paid with a sale',
    adminWith('add_sales', 'delete_sales'),
    (v) => v.changeSale(paid),
  ).twin('with edit_sales', editor, (v) => v.changeSale(paid));
  attack('[RUL-7] an admin without edit_sales changes a customer', seller, (v) => v.changeCustomer({ name: 'B' })).twin(
    'with edit_sales',
    editor,
    (v) => v.changeCustomer({ name: 'B' }),
  );
  attack('[RUL-7] an admin without edit_sales only raises the revision', seller, (v) => v.changeSale()).twin(
    'with edit_sales',
    editor,
    (v) => v.changeSale(),
  );
  attack('[RUL-4] a stranger changes a sale', stranger, (v) => v.changeSale({ note: 'x' })).twin(
    'the owner',
    owner,
    (v) => v.changeSale({ note: 'x' }),
  );
  attack('[RUL-4] the owner of another farm changes a customer', otherOwner, (v) => v.changeCustomer()).twin(
    'the owner',
    owner,
    (v) => v.changeCustomer(),
  );
  attack('[RUL-35] 61 a removed admin changes a sale', removedAdmin, (v) => v.changeSale({ note: 'x' })).twin(
    'before the removal',
    editor,
    (v) => v.changeSale({ note: 'x' }),
  );
});

describe('voiding', () => {
  const voided = (uid: string) => ({
    voided_at: '2026-03-03T10:00:00.000Z',
    void_reason: 'typed twice',
    voided_by: uid,
  });
  attack('[RUL-7] 40 an admin without delete_sales voids a sale', adminWith('add_sales', 'edit_sales'), (v) =>
    v.changeSale(voided(v.me.uid)),
  ).twin('with delete_sales', voider, (v) => v.changeSale(voided(v.me.uid)));
  attack('[RUL-3] somebody voids in the name of another', voider, (v) =>
    v.changeSale(voided(v.farm.ownerRow.user_id)),
  ).twin('in the own name', voider, (v) => v.changeSale(voided(v.me.uid)));
  attack('[RUL-7] whoever may only void changes a note with it', voider, (v) =>
    v.changeSale({ ...voided(v.me.uid), note: 'x' }),
  ).twin('the owner does both', owner, (v) => v.changeSale({ ...voided(v.me.uid), note: 'x' }));
  attack('[RUL-7] a sale is created voided without delete_sales', seller, (v) => v.createSale(voided(v.me.uid))).twin(
    'with it',
    adminWith('add_sales', 'delete_sales'),
    (v) => v.createSale(voided(v.me.uid)),
  );
  attack('[RUL-16] 50 a void is signed again with another day and reason', owner, async (v) => {
    await step(v.changeSale(voided(v.me.uid)));
    return v.changeSale({ ...voided(v.me.uid), void_reason: 'stolen', rev: 3 });
  }).twin('it stays as it was signed', owner, async (v) => {
    await step(v.changeSale(voided(v.me.uid)));
    return v.changeSale({ ...voided(v.me.uid), rev: 3 });
  });
  attack('[RUL-16] 50 a void is taken back', owner, async (v) => {
    await step(v.changeSale(voided(v.me.uid)));
    return v.changeSale({ rev: 3 });
  }).twin('the note of a voided sale', owner, async (v) => {
    await step(v.changeSale(voided(v.me.uid)));
    return v.changeSale({ ...voided(v.me.uid), note: 'x', rev: 3 });
  });
});

describe('several ways of paying', () => {
  const first = { amount: 10_000, method: 'cash' };
  const ways = (count: number) => Array.from({ length: count }, () => ({ amount: 1_000, method: 'bank' }));
  const sold = (changes: Record<string, unknown>) => (v: Parameters<Parameters<typeof attack>[2]>[0]) =>
    v.createSale(changes);
  attack('[RUL-3] [SAL-51] six ways', seller, sold({ initial_payment: first, more_payments: ways(5) })).twin(
    'five',
    seller,
    sold({ initial_payment: first, more_payments: ways(4) }),
  );
  attack(
    '[RUL-3] [SAL-51] a second without a first',
    seller,
    sold({ initial_payment: undefined, more_payments: ways(1) }),
  ).twin('beside a first', seller, sold({ initial_payment: first, more_payments: ways(1) }));
  attack(
    '[RUL-3] [SAL-51] a second that is no list',
    seller,
    sold({ initial_payment: first, more_payments: first }),
  ).twin('a list', seller, sold({ initial_payment: first, more_payments: ways(1) }));
});
