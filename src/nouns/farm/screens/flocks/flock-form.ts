import type { FlockDraft, Purpose } from '../../../../domain/flocks/check-flock.ts';
import { typedMoney } from '../../../../ui/numbers/typed-money.ts';
import { ifTyped, typedWhole } from '../../../../ui/numbers/typed-number.ts';

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

/** What the form says, for the check that form and command share. Units: money in minor units. */
export function flockFromForm(form: FlockForm, currency: string): FlockDraft {
  const money = (typed: string) => typedMoney(typed, currency);
  return {
    id: form.id,
    name: form.name,
    house_name: form.house,
    purpose: form.purpose,
    species: form.species,
    breed: form.breed,
    placed_on: form.placed_on,
    age_at_placement_days: typedWhole(form.age) * (form.ageIn === 'weeks' ? 7 : 1),
    initial_count: typedWhole(form.count),
    extra_free_count: ifTyped(form.free, typedWhole),
    doa_count: ifTyped(form.dead, typedWhole),
    unit_cost: ifTyped(form.unitCost, money),
    transport_cost: ifTyped(form.transport, money),
    plan_id: form.plan || undefined,
    curve_id: form.curve || undefined,
    paid: form.paid,
  };
}
