import { draftOfFlock } from '../../../domain/flocks/draft-of-flock.ts';
import { vendorNames } from '../../parties/data/people-now.ts';
import { query } from '../../../data/query.ts';
import { combineLatest, mergeMap } from 'rxjs';
import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { limitsOf } from '../../../domain/business/alert-limits.ts';
import { curveKeyOf, growthCurveOf, isForEggs, layingCurveOf } from '../../../domain/flocks/curve-copies.ts';
import { batchCost } from '../../../domain/figures/flock-result.ts';
import { broilerCost } from '../../../domain/flocks/broiler-result.ts';
import { birdsPlaced } from '../../../domain/flocks/flock-age.ts';
import { rationOver } from '../../../domain/flocks/ration.ts';
import { feedPerBird, isRecorded, layingWeeks } from '../../../domain/flocks/flock-day.ts';
import { weighings } from '../../../domain/flocks/flock-weight.ts';
import { planKeyOf, planOf } from '../../../domain/health/plan-copies.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { SALEABLE_GRADES } from '../../../domain/sales/egg-items.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { isAwaitingApproval } from '../../../store/edits.ts';
import { isToDo, type LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { sumsOfPeriod } from '../../../books/read/period-sums.ts';
import { ALL_DAYS } from '../../../books/read/sums.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { liveFacts, liveRows, liveThings, whenBusinessOpen } from '../../../data/live.ts';
import type { FlockPage, Given, Recall } from '../../../contract/flock-page.ts';
import { mayDo, type OpenBusiness, type Session } from '../../../data/session.ts';
import { bookedDays, readFlockDays } from './flock-days.ts';
import { endFigures } from './flock-end.ts';
import { figuresSince, flockFigures, withWater } from './flock-figures.ts';
import { healthOf, tasksOf } from './flock-health.ts';
import { flockMoney } from './flock-money.ts';
import { recordsOf } from './flock-records.ts';
import { flockRow } from './flock-row.ts';
import type { FlockDoc, Book, SaleDoc } from '../../../store/book.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';
import type { StockEntry } from '../../../../schemas/stock-entry.schema.ts';
import { withdrawalIn } from '../../../domain/health/withdrawal-now.ts';
import { flockEntity } from '../../../domain/ledger/fold.ts';
import { leftAt } from '../../../domain/sales/left-at.ts';
import { dayStart } from '../../../domain/time/day-start.ts';
import { stretchOf } from '../../../domain/time/stretch.ts';
import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { groupsNamed } from '../../../books/keep/named-groups.ts';

const WEEK = 7;

/**
 * One flock with its days, curve and health, and its money for those who may see it; null when it is not on this phone.
 * [RTE-30, FLK-10]
 */
export const flockPage = query({
  name: 'farm.flock',
  read: (deps, { id, days }) =>
    whenBusinessOpen<FlockPage | null>(
      deps,
      (session, businessId) => {
        const { book } = session;
        const since = addDays(localDay(deps.now()), 1 - Math.max(days, WEEK + 1));
        return combineLatest([
          liveRows<FlockDoc>(book.farm.collection, { selector: { id: { $eq: id } } }),
          liveFacts<FarmActivity>(book.farm_activities, businessId, since),
          liveThings<RawMaterial>(book.raw_materials, businessId),
          booked(session),
          session.open$,
        ]).pipe(
          mergeMap(([[flock], all, materials, db, open]): (Known | null)[] => {
            if (!flock || flock.business_id !== businessId || !open) return [null];
            if (!db) return []; // the books are about to be opened
            return [{ flock, recent: all.filter(({ farm_id }) => farm_id === id), materials, db, open }];
          }),
          readInTurn(async (known) => known && pageOf(session, known, { days, now: deps.now() }), EVERY_MS.figures),
        );
      },
      null,
    ),
});

interface Known {
  readonly flock: FlockDoc;
  readonly recent: readonly FarmActivity[];
  readonly materials: readonly RawMaterial[];
  readonly db: LedgerDatabase;
  readonly open: OpenBusiness;
}

async function pageOf(
  { book }: Session,
  { flock, recent, materials, db, open }: Known,
  { days, now }: { days: number; now: Date },
): Promise<FlockPage> {
  const today = localDay(now);
  const last = flock.closed_on ?? today;
  const records = await recordsOf(db, book, flock.id);
  const recall = await recallOf(db, book, flock.id, { treatments: records.treatments, today });
  const seesMoney = mayDo(open, 'add_farm');
  const may_edit = mayDo(open, 'edit_farm') && !isAwaitingApproval(flock);
  const { all, over, figures, money, end, working } = await db.db.transaction(
    'r',
    [db.levels, db.sums, db.pages, db.todo],
    async () => {
      const since = figuresSince(today);
      const read = await readFlockDays(db, flock.placed_on < since ? flock.placed_on : since, today);
      const lived = withWater(
        bookedDays(read, flock.id, flock.placed_on).filter(({ day }) => day <= last),
        recent,
      );
      // Today is unfinished and not part of any mean.
      const past = flock.open ? lived.slice(0, -1) : lived;
      return {
        all: lived,
        over: past,
        figures: flock.open
          ? await flockFigures(db, flock, { ...records, read, recent, now, limits: limitsOf(open.settings.alerts) })
          : {},
        end: await endFigures(db, flock, { days: past, read, weighed: records.weighed, today }),
        working: await isToDo(db),
        money: seesMoney ? await flockMoney(db, flock, { today, days: lived }) : undefined,
      };
    },
  );
  return {
    flock: {
      ...flockRow(flock, today, false),
      ...figures,
      ...(flock.open && healthOf(flock, records.treatments, { now, materials })),
    },
    housing: flock.housing,
    draft: may_edit ? draftOfFlock(flock, seesMoney) : undefined,
    vendor_name: seesMoney ? (await vendorNames(book, [flock.vendor_id])).get(flock.vendor_id ?? '') : undefined,
    chick_g: flock.hatch_avg_weight_g,
    plan_key: planKeyOf(flock),
    plan: planNameOf(flock),
    curve_key: curveKeyOf(flock),
    curve: { growth: growthCurveOf(flock), laying: layingCurveOf(flock) },
    close_reason: flock.close_reason,
    end,
    placed: birdsPlaced(flock),
    diary: all.slice(-days).toReversed(),
    first_recorded: all.find(isRecorded)?.day,
    more: all.length > days,
    dead_week: sumOf(all.slice(-WEEK), ({ dead }) => dead),
    dead_all: sumOf(all, ({ dead }) => dead),
    feed_g: feedPerBird(over.slice(-WEEK)),
    ration_g: rationOver(flock, over.slice(-WEEK)),
    laying: layingWeeks(flock, over),
    weighed: weighings(flock, records.weighed),
    tasks: flock.open ? tasksOf(flock, records.treatments, today) : [],
    given: givenOf(records.treatments, materials),
    apart: apartIn(await sumsOfPeriod(db, ALL_DAYS), flock.id),
    recall,
    money:
      money &&
      (isForEggs(flock)
        ? money
        : { ...money, each: broilerCost(batchCost(money), { birds: end.bearing, live_g: end.alive.live_g }) }),
    working,
    may_record: mayDo(open, 'add_farm_activities') && flock.open,
    may_clear: mayDo(open, 'add_purchases'),
    may_edit,
  };
}

/** Eggs released twice, or of a voided round, would make the number negative: show none. */
const apartIn = (sums: ReadonlyMap<string, number>, farm: string): FlockPage['apart'] =>
  SALEABLE_GRADES.flatMap((grade) => {
    const qty = valueOf(figure.eggsApart(farm, grade), totalsIn(sums));
    return qty > 0 ? [{ grade, qty }] : [];
  });

function planNameOf(flock: FlockDoc): FlockPage['plan'] {
  const plan = planOf(flock);
  return plan && { name: plan.name, source: plan.source };
}

const givenOf = (treatments: readonly FarmActivity[], materials: readonly RawMaterial[]): Given[] =>
  treatments.flatMap((activity) =>
    activity.kind === 'medication' || activity.kind === 'vaccination'
      ? [{ activity, name: materials.find(({ id }) => id === activity.raw_material_id)?.name ?? '' }]
      : [],
  );

/** Products that left longer ago have been eaten. Units: days. */
const LOOK_BACK = 120;

/**
 * Eggs that entered the stock, and birds that left, during a withdrawal period that was recorded, or arrived, after
 * them. The stock stays unchanged. Sales that the owner allowed with a reason are not included. [VET-5, VET-6]
 */
async function recallOf(
  db: LedgerDatabase,
  book: Book,
  farm: string,
  { treatments, today }: { treatments: readonly FarmActivity[]; today: string },
): Promise<Recall[]> {
  const oldest = addDays(today, -LOOK_BACK);
  const since = treatments.map(({ day }) => day).filter((day) => day >= oldest).sort()[0]; // prettier-ignore
  if (since === undefined) return [];
  const left = (await groupsNamed(db, flockEntity(farm), since)).flatMap((group) => leftIn(group, farm));
  // Skip products that no withdrawal period forbade at any time of their day.
  const near = left.filter(({ what, day }) => withdrawalIn(treatments, PRODUCT[what], { from: dayStart(day), until: dayStart(addDays(day, 1)) })); // prettier-ignore
  const written = await writtenOf(book, near);
  return near
    .filter(({ what, doc_id }) => {
      const document = written.get(doc_id);
      if (!document || isLetPass(document, farm)) return false;
      return (
        withdrawalIn(treatments, PRODUCT[what], 'lines' in document ? leftAt(document) : stretchOf(document)) !==
        undefined
      );
    })
    .toReversed();
}

const PRODUCT = { eggs: 'egg', birds: 'meat', dressed: 'meat' } as const;

type Written = FarmActivity | SaleDoc | StockEntry;

const STORE = { eggs: 'farm_activities', birds: 'sales', dressed: 'stock_entries' } as const;

/** The documents with which they left, by id. */
async function writtenOf(book: Book, near: readonly Recall[]): Promise<Map<string, Written>> {
  const written = new Map<string, Written>();
  for (const what of new Set(near.map((one) => one.what))) {
    const ids = near.flatMap((one) => (one.what === what ? [one.doc_id] : []));
    for (const [id, document] of await book[STORE[what]].find(ids)) written.set(id, document);
  }
  return written;
}

/** True when the owner gave a reason for selling the eggs or birds nevertheless. [SAL-44] */
function isLetPass(document: Written, farm: string): boolean {
  if (!('lines' in document)) return document.note !== undefined;
  return document.lines.every(({ item_kind, farm_id, override_reason }) => item_kind !== 'bird' || farm_id !== farm || override_reason !== undefined); // prettier-ignore
}

function leftIn({ day, doc_id, postings }: StoredGroup, farm: string): Recall[] {
  const own = postings.filter((one) => one.farm === farm);
  const eggs = sumOf(own.filter(({ cause }) => cause === 'eggs'), ({ qty = 0 }) => qty); // prettier-ignore
  const gone = (wanted: 'sale' | 'run_in') => 0 - sumOf(own.filter(({ book, cause }) => book === 'heads' && cause === wanted), ({ qty = 0 }) => qty); // prettier-ignore
  return ([['eggs', eggs], ['birds', gone('sale')], ['dressed', gone('run_in')]] as const).flatMap(([what, qty]) => (qty > 0 ? [{ what, day, doc_id, qty }] : []));
} // prettier-ignore
