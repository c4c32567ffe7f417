import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { commonFields, factFields } from '../../schemas/document-kind.ts';
import { shapesOf, type SchemaNode } from '../support/schema-node.ts';

const root = join(import.meta.dirname, '..', '..');

/** Form files that build the draft of each kind of document. */
const FORMS: Readonly<Record<CollectionBelow, readonly string[]>> = {
  sales: ['sales/screens/entry/sale-from-form', 'sales/screens/return-form', 'sales/screens/sale-progress', 'sales/screens/entry/sale-form'],
  payments: ['payments/shared/payment-form', 'payments/shared/receive-form', 'payments/shared/pay-out-form', 'money/screens/money-form'],
  purchases: ['purchases/screens/purchase-form', 'purchases/screens/send-back'],
  expenses: ['expenses/screens/expense-form'],
  shop: ['stock/shared/item-form', 'processing/screens/recipe-form'],
  stock_entries: ['stock/screens/losses.screen', 'stock/screens/item-actions', 'stock/screens/count-mode', 'purchases/screens/add-opening', 'processing/screens/run-form', 'farm/screens/activities/apart-eggs'],
  farm: ['farm/screens/flocks/flock-form', 'farm/screens/flocks/edit-flock.screen'],
  farm_activities: ['farm/screens/activities/draft-from-form'],
  raw_materials: ['stock/shared/material-form', 'processing/screens/recipe-form'],
  customers: ['parties/screens/party-form-text', 'parties/screens/customers.screen', 'parties/screens/parties'],
  vendors: ['parties/screens/party-form-text', 'parties/screens/suppliers.screen', 'parties/screens/parties'],
}; // prettier-ignore

/** Fields that are never typed: the phone derives them from a choice or from other data. */
const WORKED_OUT: Readonly<Record<string, readonly string[]>> = {
  'the next number of the phone': ['sales.sale_no', 'expenses.voucher_no', 'stock_entries.run_no'],
  'the document from which the form was opened': ['sales.of_sale_id', 'payments.target_kind', 'payments.target_id', 'payments.party_kind', 'payments.party_id', 'payments.direction', 'stock_entries.to_item_id', 'expenses.recurring_of', 'farm_activities.finishes'],
  'the moment in which a button was pressed': ['sales.confirmed_at', 'sales.confirmed_day', 'payments.received_by', 'farm_activities.performed_by', 'farm_activities.voice.seconds'],
  'the person or item that was chosen, under its name': ['sales.customer_id', 'sales.customer_name', 'purchases.vendor_name', 'expenses.vendor_id', 'stock_entries.extra_costs.vendor_id', 'stock_entries.egg_grade', 'farm_activities.grades.item_id', 'expenses.farm_id'],
  'the id once more, under the name of the specification': ['customers.doc_id', 'vendors.vendor_uid'],
  'money of a return, frozen as it was sold': ['sales.lines.net', 'purchases.lines.net'],
  'a switch of the form: monthly, or borne by all flocks': ['expenses.recurring', 'expenses.spread'],
  'whether it is brought to somebody': ['sales.channel'],
  'where money goes that only moves': ['payments.to_method'],
  'the copy of a plan or a curve that was chosen by name': ['farm.plan.version_id', 'farm.plan.source', 'farm.plan.steps.step_id', 'farm.plan.steps.vaccine', 'farm.plan.steps.route', 'farm.plan.steps.dose', 'farm.plan.steps.until_day', 'farm.plan.steps.hatchery', 'farm.plan.steps.repeat_days', 'farm.plan.steps.only_if', 'farm.curve.version_id', 'farm.curve.version', 'farm.curve.edition', 'farm.curve.source', 'farm.curve.days.fcr_thousandths', 'farm.curve.weeks.percent_tenths'],
  'of a flock that was here before the book': ['farm.opening'],
  'the words of the closing': ['farm.close_reason'],
  'the label of the material': ['farm_activities.never_in_lay'],
  'a button of the page: archive, or put together': ['shop.archived', 'raw_materials.archived', 'customers.merged_into', 'vendors.merged_into'],
  'the one phone of the form, with its country': ['customers.phones', 'vendors.phones'],
  'the item of a grade is built in': ['shop.egg_grade'],
}; // prettier-ignore

/** Fields without a form so far. The list only gets shorter. */
const NO_WAY_IN: Readonly<Record<string, readonly string[]>> = {
  'birds are sold by weight or by number: what one weighed follows': ['sales.lines.avg_weight_g'],
  'the book is one of birds: other animals and plots come from other programs': ['farm.unit_type'],
  'an item and a material say all on their page': ['shop.note', 'raw_materials.note'],
  'a flock is closed': ['farm.archived'],
  'an item is told by its name and its barcode': ['shop.photo.path'],
}; // prettier-ignore

/** Paths of all user-supplied fields, such as `sales.lines.qty`. */
function pathsOf(name: CollectionBelow): string[] {
  const own = new Set([...Object.keys(commonFields), ...Object.keys(factFields)]);
  const below = (path: string, node: SchemaNode): string[] => {
    if (node.type === 'list') return below(path, node.item);
    if (node.type !== 'group') return [path];
    return Object.entries(node.fields).flatMap(([field, { node: inner }]) => below(`${path}.${field}`, inner));
  };
  const paths = shapesOf(collections[name].kind.schema).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([field, { node }]) =>
      own.has(field) && field !== 'note' ? [] : below(`${name}.${field}`, node),
    ),
  );
  return [...new Set(paths)];
}

const names = Object.keys(FORMS) as CollectionBelow[];
const textOf = (file: string): string => {
  const path = ['ts', 'tsx'].map((ending) => join(root, 'src', 'nouns', `${file}.${ending}`)).find(existsSync);
  if (path === undefined) throw new Error(`there is no form ${file}`);
  // Imported file names are not evidence for a field.
  return readFileSync(path, 'utf8').replaceAll(/ from '[^']*'/g, '');
};

/** Fields of a kind that no form mentions. */
function notAsked(name: CollectionBelow, text: string): string[] {
  return pathsOf(name).filter((path) => !new RegExp(`\\b${path.split('.').at(-1)!}\\b`).test(text));
}

test('[DOC-19] every field of a document is asked for by a form, worked out, or listed with the reason', () => {
  const found = names.flatMap((name) => notAsked(name, FORMS[name].map(textOf).join('\n')));
  expect(found.toSorted()).toEqual([WORKED_OUT, NO_WAY_IN].flatMap((list) => Object.values(list).flat()).toSorted());
});

test('[DOC-19] a field that is taken off its form is found', () => {
  const text = textOf('farm/screens/flocks/flock-form');
  expect(notAsked('farm', text)).not.toContain('farm.salvage_price');
  expect(notAsked('farm', text.replace(/.*salvage_price.*\n/g, ''))).toContain('farm.salvage_price');
});
