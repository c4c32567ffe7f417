import { plainNumber } from '../../ui/numbers/plain-number.ts';
import { parseAmount } from '../../domain/money/currency.ts';
import type { FlockDraft, Purpose } from '../../domain/flocks/check-flock.ts';

/** A new flock as typed. */
export interface FlockForm {
  readonly id: string;
  readonly name: string;
  readonly house: string;
  readonly purpose: Purpose;
  readonly species: string;
  readonly breed: string;
  readonly placed_on: string;
  readonly age: string;
  readonly ageIn: 'days' | 'weeks';
  readonly count: string;
  readonly free: string;
  readonly dead: string;
  readonly unitCost: string;
  readonly transport: string;
  /** Vaccination plan; '' of none. */
  readonly plan: string;
  /** Breed curve; '' of the usual one. */
  readonly curve: string;
  readonly paid: FlockDraft['paid'];
}

export const emptyFlockForm = (id: string, today: string): FlockForm => ({
  id,
  name: '',
  house: '',
  purpose: 'layer',
  species: 'chicken',
  breed: '',
  placed_on: today,
  age: '',
  ageIn: 'weeks',
  count: '',
  free: '',
  dead: '',
  unitCost: '',
  transport: '',
  plan: '',
  curve: '',
  paid: 'cash',
});

/** A typed whole number; what is none is NaN, so that the check refuses it. */
export const whole = (typed: string): number =>
  /^\d+$/.test(plainNumber(typed)) ? Number(plainNumber(typed)) : Number.NaN;
const maybe = (typed: string, read: (typed: string) => number): number | undefined =>
  typed.trim() === '' ? undefined : read(typed);

/** What the form says, for the check that form and command share. Units: money in minor units. */
export function flockFromForm(form: FlockForm, currency: string): FlockDraft {
  const money = (typed: string) => parseAmount(typed, currency) ?? Number.NaN;
  return {
    id: form.id,
    name: form.name,
    house_name: form.house,
    purpose: form.purpose,
    species: form.species,
    breed: form.breed,
    placed_on: form.placed_on,
    age_at_placement_days: whole(form.age) * (form.ageIn === 'weeks' ? 7 : 1),
    initial_count: whole(form.count),
    extra_free_count: maybe(form.free, whole),
    doa_count: maybe(form.dead, whole),
    unit_cost: maybe(form.unitCost, money),
    transport_cost: maybe(form.transport, money),
    plan_id: form.plan || undefined,
    curve_id: form.curve || undefined,
    paid: form.paid,
  };
}
