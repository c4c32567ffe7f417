import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { daysWithheld, eggGuard, isOpenRound, type Days } from '../../domain/health/eggs-apart.ts';
import { isTreating } from '../../domain/health/withdrawal.ts';
import type { ToBook } from '../keep/ledger-store.ts';

/*
 * Eggs withheld by a treatment are separated at booking, regardless of the state of the phone on which they were
 * recorded. The result follows from the records alone, in any order of arrival. [VET-5]
 */

/** Known records of a flock before some documents are booked. */
export interface KnownOfFlocks {
  /** Its treatments, as booked. */
  treatments(farm: string): Promise<readonly FarmActivity[]>;
  /** Its rounds in a range of days. */
  rounds(farm: string, days: Days): Promise<readonly ToBook[]>;
}

/** Documents in the form in which to book them, together with the stored rounds whose withholding changes. */
export async function withEggsApart(known: KnownOfFlocks, documents: readonly ToBook[]): Promise<readonly ToBook[]> {
  // If a document occurs twice, keep the last version.
  const all = new Map(documents.map((one) => [one.document.id, one]));
  const guards = new Map<string, ReturnType<typeof eggGuard>>();
  for (const [farm, changed] of treatedIn([...all.values()])) {
    const before = await known.treatments(farm);
    const gone = new Set(changed.map(({ document }) => document.id));
    const after = [...before.filter(({ id }) => !gone.has(id)), ...changed.flatMap(standing)];
    guards.set(farm, eggGuard(after));
    // Include days withheld by a treatment that is now void; the stored treatment may already be voided.
    const days = changed.length > 0 && daysWithheld([...before, ...changed.map(unvoided)]);
    if (!days) continue;
    for (const round of await known.rounds(farm, days))
      if (!all.has(round.document.id)) all.set(round.document.id, round);
  }
  return guards.size === 0 ? documents : [...all.values()].map((one) => putApart(one, guards));
}

/** A round with `withheld` set when the treatments of its flock require it. */
function putApart(one: ToBook, guards: ReadonlyMap<string, ReturnType<typeof eggGuard>>): ToBook {
  const activity = one.document as FarmActivity;
  if (one.kind !== 'farm_activities' || !isOpenRound(activity) || !guards.get(activity.farm_id)?.(activity)) return one;
  const document: FarmActivity = { ...activity, withheld: true };
  return { ...one, document };
}

/**
 * Flocks whose eggs may be withheld: those with a round or a treatment among the documents, with the treatments among
 * the documents.
 */
function treatedIn(documents: readonly ToBook[]): Map<string, ToBook[]> {
  const farms = new Map<string, ToBook[]>();
  for (const one of documents) {
    const activity = one.document as FarmActivity;
    const isTreatment = one.kind === 'farm_activities' && isTreating(activity);
    if (!isTreatment && (one.kind !== 'farm_activities' || !isOpenRound(activity))) continue;
    const changed = farms.get(activity.farm_id) ?? [];
    farms.set(activity.farm_id, changed);
    if (isTreatment) changed.push(one);
  }
  return farms;
}

const standing = ({ document, counts }: ToBook): FarmActivity[] =>
  counts && document.voided_at === undefined ? [document as FarmActivity] : [];
const unvoided = ({ document }: ToBook) => ({ ...document, voided_at: undefined }) as FarmActivity;

/**
 * Rounds and treatments of all flocks while a whole book is built. Only the deciding fields and the eggs of a round are
 * kept.
 */
export class EggsInTheMaking {
  private readonly treatments = new Map<string, FarmActivity>();
  private readonly rounds = new Map<string, FarmActivity>();

  add({ kind, document, counts }: ToBook): void {
    if (kind !== 'farm_activities') return;
    const activity = document as FarmActivity;
    const { id } = activity;
    if (isTreating(activity)) {
      if (counts && activity.voided_at === undefined) this.treatments.set(id, activity);
      else this.treatments.delete(id);
    } else if (counts && activity.voided_at === undefined && isOpenRound(activity)) {
      const { day, occurred_at, created_at, farm_id, grades } = activity;
      this.rounds.set(id, { id, kind: 'eggs', day, occurred_at, created_at, farm_id, grades, withheld: false } as FarmActivity); // prettier-ignore
    } else this.rounds.delete(id);
  }

  /** The withheld rounds, in the form in which to book them. */
  *apart(): Generator<FarmActivity> {
    const given = new Map<string, FarmActivity[]>();
    for (const one of this.treatments.values()) given.set(one.farm_id, [...(given.get(one.farm_id) ?? []), one]);
    const guards = new Map([...given].map(([farm, treatments]) => [farm, eggGuard(treatments)]));
    for (const round of this.rounds.values())
      if (guards.get(round.farm_id)?.(round)) yield { ...round, withheld: true } as FarmActivity;
    this.treatments.clear();
    this.rounds.clear();
  }
}
