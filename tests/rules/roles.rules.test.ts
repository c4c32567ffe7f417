import { EVERY_ROLE_NAME, type RoleName } from '../../schemas/choices.ts';
import { describe } from 'vitest';
import { collections, type CollectionBelow, type Needed } from '../../schemas/collections.ts';
import { aPayment, aPurchase, aPurchaseLine, oneOfEach } from '../support/documents.ts';
import { aStockEntry } from '../support/variant-documents.ts';
import { adminWith, owner, type Actor } from './support/actors.ts';
import { attack } from './support/attack.ts';
import { voidOf, type Changes, type Visitor } from './support/visitor.ts';

/*
 * The rights of schemas/collections.ts: who adds, who changes, who voids. Each right is tested alone, and all others
 * without it. The leading numbers in titles refer to docs/attacks.md.
 */

const NAMES = Object.keys(collections) as CollectionBelow[];

/** Complete documents that need different rights; for other collections the usual one. */
const purchased = (goods: 'shop' | 'raw_material' | 'both'): Changes => ({ ...aPurchase(), ...linesOf(goods), goods });
const linesOf = (goods: string): Changes => ({
  lines:
    goods === 'both'
      ? [aPurchaseLine({ item_kind: 'shop' }), aPurchaseLine()]
      : [aPurchaseLine({ item_kind: goods as 'shop' })],
});
const paid = (changes: Changes): Changes => ({ ...aPayment(), ...changes });
const accountOf = (party_kind: string, more: Changes = {}): Changes =>
  paid({ target_kind: 'account', target_id: undefined, party_kind, ...more });

const cases: [title: string, name: CollectionBelow, fields: Changes][] = [
  ...NAMES.filter((name) => !['payments', 'purchases', 'stock_entries'].includes(name)).map(
    (name): [string, CollectionBelow, Changes] => [name, name, {}],
  ),
  ...(['shop', 'raw_material', 'both'] as const).map((goods): [string, CollectionBelow, Changes] => [
    `purchases of ${goods}`,
    'purchases',
    purchased(goods),
  ]),
  ...['sale', 'purchase', 'expense', 'farm', 'raw_material'].map((target_kind): [string, CollectionBelow, Changes] => [
    `payments for ${target_kind}`,
    'payments',
    paid({ target_kind }),
  ]),
  ['payments for an opening of a customer', 'payments', paid({ target_kind: 'opening' })],
  ['payments for an opening of a vendor', 'payments', paid({ target_kind: 'opening', party_kind: 'vendor' })],
  [
    'opening cash',
    'payments',
    paid({ target_kind: 'opening', target_id: undefined, party_kind: 'none', party_id: undefined }),
  ],
  [
    'opening cash that claims to move',
    'payments',
    paid({
      target_kind: 'opening',
      target_id: undefined,
      party_kind: 'none',
      party_id: undefined,
      to_method: 'bank',
    }),
  ],
  ['payments on account of a customer', 'payments', accountOf('customer')],
  ['payments on account of a vendor', 'payments', accountOf('vendor')],
  ["the owner's own money", 'payments', accountOf('none', { party_id: undefined })],
  ['tax paid to the tax office', 'payments', accountOf('none', { party_id: undefined, target_kind: 'tax' })],
  [
    'tax owed before the book',
    'payments',
    accountOf('none', { party_id: undefined, target_kind: 'tax_opening', method: 'credit_note' }),
  ],
  ['money brought to the bank', 'payments', accountOf('none', { party_id: undefined, to_method: 'bank' })],
  ['stock entries', 'stock_entries', { ...aStockEntry('gift') }],
  ['counts of goods', 'stock_entries', { ...aStockEntry('count') }],
  ['counts of money', 'stock_entries', { ...aStockEntry('count', { item_kind: 'cash', item_id: 'cash' }) }],
  ['production runs', 'stock_entries', { ...aStockEntry('production') }],
];

const rolesOf = (needed: Needed): RoleName[] => needed.filter((one) => one !== 'owner');
const withAll = (needed: Needed): Actor => (needed.includes('owner') ? owner : adminWith(...rolesOf(needed)));
/** Admins with every right but one of those needed; when no set of rights suffices, one with every right. */
const without = (needed: Needed): Actor[] =>
  needed.includes('owner')
    ? [adminWith(...EVERY_ROLE_NAME)]
    : rolesOf(needed).map((one) =>
        adminWith(...EVERY_ROLE_NAME.filter((name) => name !== one && name !== BRINGS[one])),
      );
/** A right and the wider right that includes it, defined independently of the product. [PPL-2] */
const BRINGS: Partial<Record<RoleName, RoleName>> = { add_expenses: 'add_purchases', edit_expenses: 'edit_purchases', add_production: 'add_farm' }; // prettier-ignore

/** The case's document as the actor sends it. */
function recordOf(v: Visitor, name: CollectionBelow, fields: Changes) {
  const { id, business_id, created_by, device_id } = v.newRecord(name);
  const document = fields['created_at'] === undefined ? v.newRecord(name) : fields;
  return { ...document, id, business_id, created_by, device_id, ...namesOf(name, id) };
}
const namesOf = (name: CollectionBelow, id: string): Changes =>
  name === 'customers' ? { doc_id: id } : name === 'vendors' ? { vendor_uid: id } : {};

const add = (v: Visitor, name: CollectionBelow, fields: Changes, more: Changes = {}) => {
  const record = recordOf(v, name, fields);
  return v.send(v.pathTo(name, record), { ...record, ...more });
};
/** Store the document, written by another user, and change it. */
async function change(v: Visitor, name: CollectionBelow, fields: Changes, changes: Changes) {
  const record = { ...recordOf(v, name, fields), created_by: v.farm.ownerRow.user_id };
  await v.operator.put([[v.pathTo(name, record), record]]);
  return v.send(v.pathTo(name, record), { ...record, rev: 2, ...changes });
}

describe.each(cases)('%s', (_title, name, fields) => {
  const rights = collections[name].rights(recordFields(name, fields));
  for (const actor of without(rights.add)) {
    attack('[RUL-15] [RUL-34] 38 are added without the right', actor, (v) => add(v, name, fields)).twin(
      'with it alone',
      withAll(rights.add),
      (v) => add(v, name, fields),
    );
  }
  for (const actor of rights.edit ? without(rights.edit) : []) {
    attack('[RUL-15] [RUL-34] 39 are changed without the right', actor, (v) =>
      change(v, name, fields, { note: 'x' }),
    ).twin('with it alone', withAll(rights.edit!), (v) => change(v, name, fields, { note: 'x' }));
  }
  for (const actor of rights.void ? without(rights.void) : []) {
    attack('[RUL-15] [RUL-34] 40, 51 are voided without the right', actor, (v) =>
      change(v, name, fields, voidOf(v.me)),
    ).twin('with it alone', withAll(rights.void!), (v) => change(v, name, fields, voidOf(v.me)));
  }
});

/** The fields that determine the rights. */
function recordFields(name: CollectionBelow, fields: Changes): Changes {
  return fields['created_at'] === undefined ? { ...oneOfEach()[name][0] } : fields;
}

describe('purchases do not slip out of the hands of those who keep the goods', () => {
  const material = purchased('raw_material');
  const shopkeeper = adminWith('add_purchases', 'edit_purchases');
  attack('[RUL-15] materials are made goods of the shop', shopkeeper, (v) =>
    change(v, 'purchases', material, { goods: 'shop', ...linesOf('shop') }),
  ).twin('with both rights', adminWith('edit_purchases', 'edit_raw_materials'), (v) =>
    change(v, 'purchases', material, { goods: 'shop', ...linesOf('shop') }),
  );
  attack('[RUL-15] goods of the shop are made materials', shopkeeper, (v) =>
    change(v, 'purchases', purchased('shop'), { goods: 'raw_material', ...linesOf('raw_material') }),
  ).twin('they stay goods of the shop', shopkeeper, (v) => change(v, 'purchases', purchased('shop'), { note: 'x' }));
});
