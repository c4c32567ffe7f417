import { describe } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { adminWith, owner } from './support/actors.ts';
import { attack } from './support/attack.ts';

/* Fields of expenses, and outgoing payments. */

describe('expenses', () => {
  attack('[EXP-5] a copy of a series that has no id', owner, (v) =>
    v.create('expenses', { recurring: 'monthly', recurring_of: 'rent, every month' }),
  ).twin('of a series', owner, (v) => v.create('expenses', { recurring: 'monthly', recurring_of: newDocumentId() }));
  attack('[TAX-7] with a tax above 30 %', owner, (v) => v.create('expenses', { tax_rate: 3_001 })).twin(
    'of 30 %',
    owner,
    (v) => v.create('expenses', { tax_rate: 3_000 }),
  );
  attack('[TAX-7] with a tax below 0', owner, (v) => v.create('expenses', { tax_rate: -1 })).twin('of 0', owner, (v) =>
    v.create('expenses', { tax_rate: 0 }),
  );
  attack('[EXP-5] it comes again every week', owner, (v) => v.create('expenses', { recurring: 'weekly' })).twin(
    'every month',
    owner,
    (v) => v.create('expenses', { recurring: 'monthly' }),
  );
  attack('[EXP-1] of one flock and spread over all', owner, (v) =>
    v.create('expenses', { farm_id: newDocumentId(), spread: true }),
  ).twin('of one flock', owner, (v) => v.create('expenses', { farm_id: newDocumentId() }));
  const paid = { initial_payment: { amount: 1_000, method: 'bank' } };
  for (const [name, add, ...edit] of [
    ['expenses', 'add_expenses', 'edit_expenses'],
    ['purchases', 'add_purchases', 'edit_purchases', 'edit_raw_materials'],
    ['farm', 'add_farm', 'edit_farm'],
  ] as const)
    attack(`[PAY-22] whoever may only add puts right what was paid with one of ${name}`, adminWith(add), (v) =>
      v.change(name, paid),
    ).twin('whoever changes it', adminWith(...edit), (v) => v.change(name, paid));
  attack('[EXP-1] somebody who only sells records an expense', adminWith('add_sales', 'edit_sales'), (v) =>
    v.create('expenses'),
  ).twin('somebody who buys', adminWith('add_purchases'), (v) => v.create('expenses'));
});

describe('money that goes out', () => {
  const out = { direction: 'out', party_kind: 'none', party_id: undefined, received_by: 'Mr. Ssebunya' };
  const forExpense = { ...out, target_kind: 'expense', target_id: newDocumentId() };
  attack('[PAY-2, RTE-41] somebody who only sells pays an expense', adminWith('add_sales'), (v) =>
    v.create('payments', forExpense),
  ).twin('somebody who buys', adminWith('add_purchases'), (v) => v.create('payments', forExpense));
  const onAccount = { ...out, party_kind: 'vendor', party_id: newDocumentId(), target_kind: 'account', target_id: undefined }; // prettier-ignore
  attack('[PAY-2, RTE-51] somebody who only sells pays a supplier', adminWith('add_sales'), (v) =>
    v.create('payments', onAccount),
  ).twin('somebody who buys', adminWith('add_purchases'), (v) => v.create('payments', onAccount));
});

describe('rights beside the ten', () => {
  const spends = adminWith('add_expenses');
  attack('[PPL-2] who may only record expenses records a purchase', spends, (v) => v.create('purchases')).twin(
    'an expense',
    spends,
    (v) => v.create('expenses'),
  );
  attack('[PPL-2] who may only record expenses adds a supplier', spends, (v) => v.create('vendors')).twin(
    'who buys',
    adminWith('add_purchases'),
    (v) => v.create('vendors'),
  );
  const paying = { direction: 'out', party_kind: 'none', party_id: undefined, received_by: 'Mr. Ssebunya' };
  attack('[PPL-2] who may only record expenses pays a purchase', spends, (v) =>
    v.create('payments', { ...paying, target_kind: 'purchase', target_id: newDocumentId() }),
  ).twin('an expense', spends, (v) =>
    v.create('payments', { ...paying, target_kind: 'expense', target_id: newDocumentId() }),
  );
  attack('[PPL-2] who may only see reports records an expense', adminWith('view_reports'), (v) =>
    v.create('expenses'),
  ).twin('who records expenses', spends, (v) => v.create('expenses'));
  attack('[PPL-2] who may only see reports changes the settings', adminWith('view_reports'), (v) =>
    v.changeSettings({ default_units: 'piece' }),
  ).twin('reads them', adminWith('view_reports'), (v) => v.get(v.path.settings));
});
