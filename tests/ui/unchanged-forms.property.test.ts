import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartyView } from '../../src/contract/parties.ts';
import type { ExpenseDraft } from '../../src/domain/expenses/check-expense.ts';
import type { FlockDraft } from '../../src/domain/flocks/check-flock.ts';
import { checkParty, detailsOf, type PartyDetails } from '../../src/domain/parties/check-party.ts';
import { checkItem, type ItemDraft } from '../../src/domain/stock/check-item.ts';
import { checkMaterial, type MaterialDraft } from '../../src/domain/stock/check-material.ts';
import { draftOfForm, formOfExpense } from '../../src/nouns/expenses/screens/expense-form.ts';
import { flockFromForm, flockToForm } from '../../src/nouns/farm/screens/flocks/flock-form.ts';
import { draftOf, textOf } from '../../src/nouns/parties/screens/party-form-text.ts';
import { formFromItem, itemFromForm } from '../../src/nouns/stock/shared/item-form.ts';
import { formFromMaterial, materialFromForm } from '../../src/nouns/stock/shared/material-form.ts';
import { tries } from '../support/runs.ts';

/* Opening a form and saving it unchanged has no effect: the stored record stays the same. [DOC-9] */

const [CURRENCY, TODAY, ID] = ['KES', '2026-11-20', 'aaaaaaaaaaaa'];
const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9]{1,12}( [A-Za-z’.-]{1,12}){0,2}$/);
const upTo = (most: number, least = 0) => fc.integer({ min: least, max: most });
const money = upTo(999_999_999);
const present = <T>(of: { [N in keyof T]-?: fc.Arbitrary<T[N]> }) =>
  fc.record(of, { requiredKeys: [], noNullPrototype: true });

const details = present<PartyDetails>({
  location: word,
  contact: word,
  tax_id: word,
  mobile_money: word,
  note: word,
  terms_days: upTo(180),
  opening_balance: fc.integer({ min: -999_999_999, max: 999_999_999 }),
  opening_on: fc.constantFrom('2026-01-31', '2024-02-29'),
  tags: fc.uniqueArray(word, { maxLength: 5 }),
  whatsapp: fc.constantFrom('+254712345678', '+256772000118'),
  language: fc.constantFrom('en', 'sw', 'fr'),
  type: fc.constantFrom('retail', 'wholesale', 'hotel', 'staff'),
  credit_limit: money,
  supplies: fc.uniqueArray(word, { maxLength: 5 }),
});

test.each(['buys', 'sells'] as const)('[CUS-1, VEN-1, DOC-9] somebody who %s, opened and saved, is as before', (side) => {
  const context = { currency: CURRENCY, today: TODAY };
  fc.assert(
    fc.property(word, details, (name, typed) => {
      const own = new Set<string>(detailsOf(side));
      const known = Object.fromEntries(Object.entries(typed).filter(([field]) => own.has(field)));
      const before = checkParty(side, { id: ID, name, details: known }, context);
      fc.pre(before.ok);
      const view = { ...before.value, details: before.value.details!, archived: false, may_edit: true } as PartyView;
      expect(checkParty(side, draftOf(side, ID, textOf(side, view, CURRENCY, TODAY), CURRENCY), context)).toEqual(before);
    }),
    tries(500, 50_000),
  );
}); // prettier-ignore

const unit = fc.record({ label: word, factor: upTo(100_000, 1), price: money, barcode: fc.constant(undefined) });
const item = fc.record({
  name: word,
  kind: fc.constantFrom('resale' as const, 'processed' as const),
  base_unit: fc.constantFrom('egg' as const, 'piece' as const, 'g' as const),
  sell_units: fc.uniqueArray(unit, { minLength: 1, maxLength: 3, selector: ({ label }) => label.toLowerCase() }),
  more: present<Pick<ItemDraft, 'category' | 'reorder_level' | 'shelf_life_days' | 'tax_rate'>>({
    category: word,
    reorder_level: upTo(10_000_000),
    shelf_life_days: upTo(3_650, 1),
    tax_rate: fc.constantFrom(0, 800, 1_600),
  }),
});

test('[SHP-1, DOC-9] an item, opened and saved, is as before: its limit too, whatever it is counted in by now', () => {
  const context = { others: [], currency: CURRENCY };
  fc.assert(
    fc.property(item, ({ more, sell_units, ...rest }) => {
      const units = sell_units.map(({ barcode: _none, ...one }) => one);
      const before = checkItem({ id: ID, ...rest, sell_units: units, ...more }, context);
      fc.pre(before.ok);
      const form = formFromItem({ ...before.value, archived: false, sync: 'synced' }, CURRENCY);
      expect(checkItem(itemFromForm(form, CURRENCY), context)).toEqual(before);
    }),
    tries(500, 50_000),
  );
});

const material = fc.record({
  name: word,
  category: fc.constantFrom('feeds', 'medications', 'vaccines'),
  base_unit: fc.constantFrom('g' as const, 'ml' as const, 'dose' as const),
  more: present<Omit<MaterialDraft, 'id' | 'name' | 'category' | 'base_unit' | 'recipe' | 'never_in_lay'>>({
    pack: fc.record({ label: word, factor: upTo(100_000, 1) }),
    reorder_level: upTo(10_000_000),
    min_days_left: upTo(365, 1),
    withdrawal_meat_days: upTo(365),
    withdrawal_egg_days: upTo(365),
    feed_type: fc.constantFrom('starter', 'finisher'),
    crude_protein: upTo(600, 1),
    active_ingredient: word,
    storage: word,
  }),
});

test('[RAW-1, DOC-9] a material, opened and saved, is as before: its limit too, whatever its pack holds by now', () => {
  const context = { others: [], currency: CURRENCY };
  fc.assert(
    fc.property(material, ({ more, ...rest }) => {
      const before = checkMaterial({ id: ID, ...rest, ...more }, context);
      fc.pre(before.ok);
      expect(checkMaterial(materialFromForm(formFromMaterial(before.value)), context)).toEqual(before);
    }),
    tries(500, 50_000),
  );
});

const day = fc.constantFrom('2025-12-31', '2026-02-28', '2026-11-01');
const pay = fc.oneof(
  fc.record({ kind: fc.constant('all' as const), method: fc.constant('cash' as const) }),
  fc.record({
    kind: fc.constant('part' as const),
    amount: money,
    method: fc.constant('bank' as const),
    reference: word,
  }),
  fc.constant({ kind: 'later' as const }),
);
const flock = fc.record({
  said: fc.record({
    id: fc.constant(ID),
    name: word,
    house_name: word,
    purpose: fc.constantFrom('layer' as const, 'broiler' as const),
    placed_on: day,
    age_at_placement_days: upTo(700),
    initial_count: upTo(1_000_000, 1),
  }),
  more: present<Omit<FlockDraft, 'id' | 'name' | 'house_name' | 'purpose' | 'placed_on' | 'age_at_placement_days' | 'initial_count' | 'pay' | 'source_item_id' | 'unit_cost' | 'vendor_id'>>({
    species: fc.constantFrom('duck', 'turkey'),
    breed: word,
    housing: fc.constantFrom('cage', 'deep_litter'),
    plan_id: word,
    curve_id: word,
    extra_free_count: upTo(1_000),
    doa_count: upTo(1_000),
    hatch_avg_weight_g: upTo(80, 20),
    lay_start_on: day,
    laying_months: upTo(36, 1),
    salvage_price: money,
    transport_cost: money,
    note: word,
  }),
  from: fc.oneof(
    fc.record({ source_item_id: fc.constant('bbbbbbbbbbbb'), pay }),
    fc.record({ unit_cost: money, vendor_id: fc.constant('cccccccccccc'), pay }),
    fc.record({ unit_cost: money, pay: fc.constant({ kind: 'before' as const }) }),
  ),
}); // prettier-ignore

test('[FLK-11, DOC-9] a flock, opened and saved, is as before', () => {
  fc.assert(
    fc.property(flock, ({ said, more, from }) => {
      const draft: FlockDraft = { ...said, ...more, ...from };
      expect(flockFromForm(flockToForm(draft, 'Mill', CURRENCY), CURRENCY)).toEqual(draft);
    }),
    tries(500, 50_000),
  );
});

const spent = present<Omit<ExpenseDraft, 'id' | 'amount' | 'pay' | 'payee' | 'vendor'>>({
  category: fc.constantFrom('rent', 'fuel'),
  tax_rate: fc.constantFrom(0, 1_600),
  borne_by: fc.oneof(fc.record({ farm_id: fc.constant('dddddddddddd') }), fc.constant('flocks' as const)),
  due_date: day,
  occurred_at: fc.constant('2026-11-01T08:00:00.000Z'),
  note: word,
  photo: fc.constant({ path: 'photos/a' }),
  monthly: fc.constant(true),
});
const who = fc.oneof(
  fc.record({ payee: word }),
  fc.record({ vendor: fc.record({ id: fc.constant('cccccccccccc'), name: word }) }),
  fc.constant({}),
);

test('[EXP-1, DOC-9] an expense, opened and saved, is as before', () => {
  fc.assert(
    fc.property(spent, who, money, pay, (more, to, amount, paid) => {
      const draft: ExpenseDraft = { id: ID, amount, pay: paid, ...more, ...to };
      expect(draftOfForm(formOfExpense(draft, CURRENCY), paid, CURRENCY)).toEqual(draft);
    }),
    tries(500, 50_000),
  );
});
