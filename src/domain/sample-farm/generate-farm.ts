import { buyFeeds, buyGoods, openFeeds, openGoods } from './buying.ts';
import { devicesOf, type FarmPeople } from './devices.ts';
import { diceOf } from './dice.ts';
import { openFarmBook, type FarmDocuments } from './farm-book.ts';
import { farmClock } from './farm-clock.ts';
import type { Farm, LiveFlock } from './farm.ts';
import { flockDay, writeActivity } from './flock-day.ts';
import { planFlocks, type PlannedFlock } from './flock-plan.ts';
import { dressBirds, mindStore } from './minding.ts';
import { sellDay } from './selling.ts';
import { spendDay } from './spending.ts';
import { emptyPurse, emptyStock, type Till } from './stores.ts';
import { beginThings } from './things.ts';
import { treatFlock } from './treating.ts';
import { addDays } from '../time/local-day.ts';
import { daysBetween } from '../time/days-between.ts';
import { BIRD_COSTS } from './names.ts';

export interface FarmSetup {
  /** The same seed, days, scale and end generate identical documents, to the byte. */
  readonly seed: number;
  readonly days: number;
  /** Multiplier for houses, buyers and phones: about 24 documents a day per unit. */
  readonly scale?: number;
  /** The last moment of the last day: "now" of a demo. */
  readonly end: Date;
  /** Offset of the farm's clocks from UTC; 180 for Kampala. Units: minutes. */
  readonly offsetMinutes?: number;
  readonly businessId?: string;
  readonly people?: FarmPeople;
}

const NOBODY: FarmPeople = { owner: 'uid-of-grace', seller: 'uid-of-brian', attendant: 'uid-of-okello' };

/**
 * Records of a real farm over a number of days: two houses of layers, successive batches of broilers, a shop, customers
 * on credit, feed by the bag and from the own mill, medicine, deaths, counts, mistakes and late records. [RUN-16] Pure:
 * no clock, no randomness besides the seed.
 */
export function generateFarm(setup: FarmSetup): FarmDocuments {
  const { farm, runPlanned } = openFarm(setup);
  const planned = planFlocks(farm.clock, farm.scale, (which) => diceOf(setup.seed, 'flock', which));
  for (const day of farm.clock.days) {
    for (const flock of planned) if (flock.placed === day) placeFlock(farm, flock);
    if (day === farm.clock.first) openStores(farm, day);
    runPlanned(day);
    oneDay(farm, day);
  }
  return farm.book.close();
}

function openFarm({
  seed,
  days,
  scale = 1,
  end,
  offsetMinutes = 180,
  businessId = 'NakatoPoult1',
  people = NOBODY,
}: FarmSetup) {
  const clock = farmClock(end, days, offsetMinutes);
  const book = openFarmBook(seed, businessId, people, clock);
  const devices = devicesOf(scale);
  const plans = new Map<string, ((day: string) => void)[]>();
  const begun = clock.at(clock.first, 6, 0);
  const farm: Farm = {
    scale,
    people,
    clock,
    book,
    devices,
    dice: (purpose, day, which = 0) => diceOf(seed, purpose, clock.back(day), which),
    stock: emptyStock(),
    purse: emptyPurse(),
    monthly: new Map(),
    things: beginThings(book, devices.office, begun, clock.first, scale),
    flocks: [],
    later: (day, act) => void plans.set(day, [...(plans.get(day) ?? []), act]),
  };
  const runPlanned = (day: string) => {
    for (const act of plans.get(day) ?? []) act(day);
    plans.delete(day);
  };
  return { farm, runPlanned };
}

/** Opening stock of the book: money, feed, goods. */
function openStores(farm: Farm, day: string): void {
  const { book, clock, devices, people, purse, scale } = farm;
  const opening: readonly [Till, number][] = [['cash', 350_000], ['mobile_money', 420_000], ['bank', 6_000_000]]; // prettier-ignore
  for (const [method, each] of opening) {
    const amount = Math.round(each * Math.max(1, scale));
    const reference = method === 'mobile_money' ? { reference: 'OPENING' } : {};
    book.fact(
      'payments',
      { direction: 'in', party_kind: 'none', target_kind: 'opening', amount, method, ...reference, received_by: people.owner }, // prettier-ignore
      { device: devices.office, at: clock.at(day, 6, 10), day },
    );
    purse.add(method, amount);
  }
  openFeeds(farm, day);
  openGoods(farm, day);
}

function oneDay(farm: Farm, day: string): void {
  farm.stock.night();
  buyFeeds(farm, day);
  buyGoods(farm, day);
  for (const flock of farm.flocks) {
    if (!flock.open || (flock.document.placed_on === day && !flock.document.opening)) continue;
    treatFlock(farm, flock, day);
    flockDay(farm, flock, day);
    dressBirds(farm, flock, day);
  }
  moveHens(farm, day);
  sellDay(farm, day);
  for (const flock of farm.flocks) if (flock.open && flock.closes === day) close(farm, flock, day);
  spendDay(farm, day);
  mindStore(farm, day);
}

/** Occasionally a few hens are moved to the next house. */
function moveHens(farm: Farm, day: string): void {
  if (farm.clock.back(day) % 120 !== 40) return;
  const [from, to] = farm.flocks.filter(({ open, purpose }) => open && purpose === 'layer');
  if (!from || !to || from.heads < 100) return;
  const qty = farm.dice('moving', day).between(6, 14);
  writeActivity(farm, from, day, ['noon', 5], { kind: 'transfer', qty, to_farm_id: to.document.id });
  from.heads -= qty;
  to.heads += qty;
}

function close({ book, clock, devices }: Farm, flock: LiveFlock, day: string): void {
  flock.open = false;
  book.change(
    flock.document,
    { open: false, closed_on: day, close_reason: 'All sold' },
    { device: devices.office, at: clock.at(day, 20, 0) },
  );
}

/** Age in days at which hens begin to lay: 18 weeks. */
const LAY_DAYS = 126;

/** Place a planned flock; a flock present before the book began is opened with its value. */
function placeFlock(farm: Farm, planned: PlannedFlock): void {
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
  // The vaccinations of an existing flock were given by its previous keeper.
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

/** Half is paid when the birds arrive, the rest two weeks later. */
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
