import { daysBetween } from '../time/days-between.ts';
import { VACCINATION_PLANS } from '../health/vaccination-plans.ts';
import { vaccinationTasks } from '../health/vaccination-tasks.ts';
import { addDays } from '../time/local-day.ts';
import { buyRemedy } from './buying.ts';
import { writeActivity } from './flock-day.ts';
import type { Farm, LiveFlock } from './farm.ts';
import type { RemedyKey } from './names.ts';

/** Vaccinations by the flock's plan, sometimes some days late, and the medicines of its age. */
export function treatFlock(farm: Farm, flock: LiveFlock, day: string): void {
  vaccinate(farm, flock, day);
  const age = daysBetween(flock.hatched, day);
  if (flock.purpose === 'broiler' && age === 15)
    medicate(farm, flock, day, 'sulfa', { days: 3, reason: 'Coccidiosis' });
  if (flock.purpose === 'layer' && age % 112 === 56)
    medicate(farm, flock, day, 'dewormer', { days: 1, reason: 'Worms' });
  if (flock.purpose === 'layer' && age === 300 - 40 * (flock.house % 2)) openCourse(farm, flock, day);
}

function vaccinate(farm: Farm, flock: LiveFlock, day: string): void {
  const plan = VACCINATION_PLANS.find(({ plan_id }) => plan_id === flock.document.plan_id)!;
  for (const { step, due } of vaccinationTasks(plan.steps, flock.document, flock.given, day)) {
    const dice = farm.dice(step.step_id, due, flock.house);
    if (day < addDays(due, dice.chance(0.75) ? 0 : dice.between(1, 4))) continue;
    const key = step.vaccine.startsWith('Gumboro') ? 'gumboro' : 'newcastle';
    const batch = buyRemedy(farm, key, flock.heads, day);
    flock.given.push({ step_id: step.step_id, day });
    writeActivity(farm, flock, day, ['evening', 10], {
      kind: 'vaccination',
      raw_material_id: farm.things.remedies[key].id,
      qty: farm.stock.take(farm.things.remedies[key].id, flock.heads),
      plan_step_id: step.step_id,
      birds: flock.heads,
      route: 'drinking water',
      withdrawal_meat_days: 0,
      withdrawal_egg_days: 0,
      ...batch,
    });
  }
}

interface Given {
  readonly reason?: string;
  readonly days?: number;
  readonly open_course?: true;
  readonly finishes?: string;
}

/** A dose of 0.2 g per bird and day in the drinking water; withdrawal periods as on its label. */
function medicate(farm: Farm, flock: LiveFlock, day: string, key: RemedyKey, given: Given) {
  const material = farm.things.remedies[key];
  const wanted = Math.max(1, Math.round((flock.heads * (given.days ?? 4)) / 5));
  const batch = given.finishes === undefined ? buyRemedy(farm, key, wanted, day) : {};
  const qty = given.finishes === undefined ? farm.stock.take(material.id, wanted) : 0;
  return writeActivity(farm, flock, day, ['morning', 10], {
    kind: 'medication',
    raw_material_id: material.id,
    ...(qty > 0 && { qty }),
    dose: '1 g in 5 litres',
    route: 'drinking water',
    ...given,
    ...batch,
    withdrawal_meat_days: material.withdrawal_meat_days,
    withdrawal_egg_days: material.withdrawal_egg_days,
  });
}

/** Days of a course whose end was unknown when it began. */
const COURSE = 4;

/**
 * Eggs are withheld from the first dose to the last day of the label's withdrawal after the last dose; then they are
 * destroyed.
 */
function openCourse(farm: Farm, flock: LiveFlock, day: string): void {
  const begun = medicate(farm, flock, day, 'antibiotic', { open_course: true, reason: 'Coughing, the vet came' });
  const eggDays = farm.things.remedies.antibiotic.withdrawal_egg_days ?? 0;
  flock.withheldUntil = addDays(day, COURSE + eggDays);
  writeActivity(farm, flock, day, ['noon', 10], { kind: 'visit', visitor: 'Dr. Kizza, vet' });
  farm.later(addDays(day, COURSE), (last) => {
    medicate(farm, flock, last, 'antibiotic', { finishes: begun.id, reason: 'Last dose' });
  });
  farm.later(addDays(flock.withheldUntil, 2), (after) => destroyWithheld(farm, flock, after));
}

function destroyWithheld({ book, clock, devices }: Farm, { document, withheld }: LiveFlock, day: string): void {
  for (const [egg_grade, qty] of withheld)
    book.fact(
      'stock_entries',
      {
        kind: 'loss',
        item_kind: 'withheld_eggs',
        item_id: document.id,
        egg_grade,
        qty,
        reason: 'other',
        note: 'Destroyed, eggs of treated hens',
      },
      { device: devices.office, at: clock.at(day, 16, 30), day },
    );
  withheld.clear();
}
