import type { FlockDraft, Purpose } from '../../../../domain/flocks/check-flock.ts';
import type { PayingForm } from '../../../payments/shared/paying-form.ts';
import { typedMoney } from '../../../../ui/numbers/typed-money.ts';
import { ifTyped, typedWhole } from '../../../../ui/numbers/typed-number.ts';
import { typedAmountOf } from '../../../../ui/numbers/typed-text.ts';

/** A flock as typed, new or corrected. */
export interface FlockForm extends PayingForm {
  readonly id: string;
  readonly name: string;
  readonly house: string;
  readonly housing: FlockDraft['housing'];
  readonly purpose: Purpose;
  readonly species: string;
  readonly breed: string;
  readonly placed_on: string;
  readonly age: string;
  readonly ageIn: 'days' | 'weeks';
  readonly count: string;
  readonly free: string;
  readonly dead: string;
  /** Bought, own chicks from the shop's stock, or present before the book. */
  readonly from: 'bought' | 'own' | 'before';
  /** The chicks in the stock; '' while none are chosen. */
  readonly item: string;
  readonly vendor: { readonly id: string; readonly name: string } | undefined;
  readonly unitCost: string;
  readonly transport: string;
  readonly chick: string;
  readonly laysFrom: string;
  readonly laysFor: string;
  readonly salvage: string;
  readonly note: string;
  /** Why it is corrected. */
  readonly reason: string;
  /** Vaccination plan; '' for none. */
  readonly plan: string;
  /** Breed curve; '' for the usual one. */
  readonly curve: string;
}

export const emptyFlockForm = (id: string, today: string): FlockForm => ({
  id,
  name: '',
  house: '',
  housing: undefined,
  purpose: 'layer',
  species: 'chicken',
  breed: '',
  placed_on: today,
  age: '',
  ageIn: 'weeks',
  count: '',
  free: '',
  dead: '',
  from: 'bought',
  item: '',
  vendor: undefined,
  unitCost: '',
  transport: '',
  chick: '',
  laysFrom: '',
  laysFor: '',
  salvage: '',
  note: '',
  reason: '',
  plan: '',
  curve: '',
  pay: 'all',
  paid: '',
  method: 'cash',
  reference: '',
});

const DAYS_A_WEEK = 7;

/** A stored flock as it would have been typed. */
export function flockToForm(draft: FlockDraft, vendorName: string | undefined, currency: string): FlockForm {
  const { vendor_id, source_item_id, pay, age_at_placement_days: age } = draft;
  const money = (amount: number | undefined) => (amount === undefined ? '' : typedAmountOf(amount, currency));
  const whole = (count: number | undefined) => (count === undefined ? '' : String(count));
  const inWeeks = age > 0 && age % DAYS_A_WEEK === 0;
  return {
    ...emptyFlockForm(draft.id, draft.placed_on),
    name: draft.name,
    house: draft.house_name,
    housing: draft.housing,
    purpose: draft.purpose,
    species: draft.species ?? '',
    breed: draft.breed ?? '',
    age: String(inWeeks ? age / DAYS_A_WEEK : age),
    ageIn: inWeeks ? 'weeks' : 'days',
    count: whole(draft.initial_count),
    free: whole(draft.extra_free_count),
    dead: whole(draft.doa_count),
    from: source_item_id !== undefined ? 'own' : pay.kind === 'before' ? 'before' : 'bought',
    item: source_item_id ?? '',
    vendor: vendor_id === undefined ? undefined : { id: vendor_id, name: vendorName ?? '' },
    unitCost: money(draft.unit_cost),
    transport: money(draft.transport_cost),
    chick: whole(draft.hatch_avg_weight_g),
    laysFrom: draft.lay_start_on ?? '',
    laysFor: whole(draft.laying_months),
    salvage: money(draft.salvage_price),
    note: draft.note ?? '',
    plan: draft.plan_id ?? '',
    curve: draft.curve_id ?? '',
    ...(pay.kind !== 'before' && { pay: pay.kind }),
    ...(pay.kind === 'part' && { paid: money(pay.amount) }),
    ...((pay.kind === 'all' || pay.kind === 'part') && { method: pay.method, reference: pay.reference ?? '' }),
  };
}

/**
 * The form as a draft, for the check that form and command share; empty fields are absent. Units: money in minor units.
 */
export function flockFromForm(form: FlockForm, currency: string): FlockDraft {
  const money = (typed: string) => ifTyped(typed, (text) => typedMoney(text, currency));
  const whole = (typed: string) => ifTyped(typed, typedWhole);
  const draft: FlockDraft = {
    id: form.id,
    name: form.name,
    house_name: form.house,
    purpose: form.purpose,
    species: form.species || undefined,
    breed: form.breed || undefined,
    housing: form.housing,
    placed_on: form.placed_on,
    age_at_placement_days: typedWhole(form.age) * (form.ageIn === 'weeks' ? DAYS_A_WEEK : 1),
    initial_count: typedWhole(form.count),
    extra_free_count: whole(form.free),
    doa_count: whole(form.dead),
    hatch_avg_weight_g: whole(form.chick),
    lay_start_on: form.laysFrom || undefined,
    laying_months: whole(form.laysFor),
    salvage_price: money(form.salvage),
    vendor_id: form.vendor?.id,
    source_item_id: form.from === 'own' ? form.item : undefined,
    unit_cost: form.from === 'own' ? undefined : money(form.unitCost),
    transport_cost: money(form.transport),
    note: form.note || undefined,
    plan_id: form.plan || undefined,
    curve_id: form.curve || undefined,
    pay: form.from === 'before' ? { kind: 'before' } : payFromForm(form, currency),
  };
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as unknown as FlockDraft;
}

function payFromForm({ pay, paid, method, reference }: PayingForm, currency: string): FlockDraft['pay'] {
  const how = { method, ...(method !== 'cash' && reference.trim() !== '' && { reference: reference.trim() }) };
  if (pay === 'later') return { kind: 'later' };
  return pay === 'all' ? { kind: 'all', ...how } : { kind: 'part', amount: typedMoney(paid, currency), ...how };
}
