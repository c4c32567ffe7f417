import { addDays } from '../time/local-day.ts';
import { daysBetween } from '../time/days-between.ts';
import type { Farm, LiveFlock } from './farm.ts';
import type { PlannedFlock } from './flock-plan.ts';
import { BIRD_COSTS } from './names.ts';

/** Hens begin to lay with 18 weeks. */
const LAY_DAYS = 126;

/** The birds of a planned flock come; who was there before the book is opened with what it is worth. */
export function placeFlock(farm: Farm, planned: PlannedFlock): void {
  const { purpose, house, hatched, closes, placed, opening, count } = planned;
  const { clock, devices, book } = farm;
  const at = opening ? clock.at(placed, 6, 5) : clock.at(placed, 9, 30);
  const document = book.thing('farm', fieldsOf(farm, planned), devices.office, at);
  const quality = 0.955 + farm.dice(`quality ${purpose}`, placed, house).next() * 0.035;
  const flock: LiveFlock = {
    document,
    purpose,
    house,
    hatched,
    closes,
    quality,
    heads: count + (document.extra_free_count ?? 0) - (document.doa_count ?? 0),
    open: true,
    given: [],
    withheld: new Map(),
  };
  // A flock that was there had its vaccines from whoever kept it before.
  if (opening && purpose === 'layer' && daysBetween(hatched, placed) > LAY_DAYS + 3)
    flock.given.push({ step_id: 'wk18-nd', day: addDays(placed, -(daysBetween(hatched, placed) % 90)) });
  farm.flocks.push(flock);
  if (!opening) payLater(farm, flock);
}

function fieldsOf({ clock, things }: Farm, planned: PlannedFlock) {
  const { purpose, name, house_name, hatched, placed, count, opening } = planned;
  const layer = purpose === 'layer';
  const layFrom = addDays(hatched, LAY_DAYS);
  const bought = layer ? BIRD_COSTS.pullet : BIRD_COSTS.chick;
  return {
    name,
    unit_type: 'flock',
    species: 'chicken',
    purpose,
    breed: layer ? 'ISA Brown' : 'Ross 308',
    house_name,
    housing: 'deep_litter',
    placed_on: placed,
    age_at_placement_days: daysBetween(hatched, placed),
    initial_count: count,
    open: true,
    plan_id: layer ? 'layer-ke-icow' : 'broiler',
    ...(layer && { salvage_price: BIRD_COSTS.salvage, laying_months: 14 }),
    ...(layer && layFrom <= clock.last && { lay_start_on: layFrom }),
    ...(opening
      ? { opening: true, unit_cost: layer ? BIRD_COSTS.henThere : 2 * BIRD_COSTS.chick }
      : { vendor_id: things.vendors.hatchery.id, unit_cost: bought, transport_cost: 40_000 }),
    ...(!opening &&
      !layer && { extra_free_count: Math.floor(count / 50), doa_count: count % 3, hatch_avg_weight_g: 42 }),
  } as const;
}

/** Half is paid when the birds come, the rest two weeks later. */
function payLater({ book, clock, devices, purse, later, things }: Farm, { document }: LiveFlock): void {
  const total = document.initial_count * (document.unit_cost ?? 0) + (document.transport_cost ?? 0);
  const half = Math.round(total / 2_000) * 1_000;
  const method = purse.pay(half, ['bank', 'cash']);
  if (method) document.initial_payment = { amount: half, method };
  later(addDays(document.placed_on, 14), (day) => {
    const amount = total - (method ? half : 0);
    const till = purse.pay(amount, ['bank', 'cash', 'mobile_money']);
    if (!till) return;
    const at = clock.at(day, 11, 15);
    book.fact(
      'payments',
      {
        direction: 'out',
        party_kind: 'vendor',
        party_id: things.vendors.hatchery.id,
        target_kind: 'farm',
        target_id: document.id,
        amount,
        method: till,
        ...(till === 'mobile_money' && { reference: `MP${document.id.slice(0, 6).toUpperCase()}` }),
        received_by: 'Lweza Hatchery',
      },
      { device: devices.office, at, day },
    );
  });
}
