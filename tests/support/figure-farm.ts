import type { CollectionBelow } from '../../schemas/collections.ts';
import type { Customer } from '../../schemas/customer.schema.ts';
import type { Sale } from '../../schemas/sale.schema.ts';
import type { FlockDoc } from '../../src/store/book.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import { aCustomer, aFlock } from './documents.ts';
import { deskOf, type Documents } from './demo-desk.ts';
import { FLOCKS, randomHistory, type Step } from './random-farm.ts';

/** A random farm as this phone has it: its books, and its documents as they stand. */
export interface FigureFarm extends Awaited<ReturnType<typeof deskOf>> {
  readonly today: string;
  readonly flocks: readonly FlockDoc[];
  readonly customers: readonly Customer[];
  /** That count, and are not void. */
  readonly sales: readonly Sale[];
}

/** The last month of the history is over, or runs. */
const TODAYS = ['2026-03-20', '2026-04-10'] as const;
/** Where the phone stands. */
const ZONES = ['Africa/Kampala', 'UTC', 'America/New_York', 'Asia/Kolkata'] as const;
const STEPS = 40;

/** Its day is that of the zone: west of Greenwich the one before. */
function onItsDay(step: Step): Step {
  const { occurred_at } = step.document as { occurred_at?: string };
  if (occurred_at === undefined || step.kind === 'farm') return step;
  return { ...step, document: { ...step.document, day: localDay(new Date(occurred_at)) } as Step['document'] };
}

/** Be again where the process stood before a farm was made, or all that follows in it stands elsewhere. */
export function returnTo(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

/** A history of returns, voids, edits, late records and now and then a merge, booked step by step. `seed` decides about today and the zone of the process as well, from which one must `returnTo`. */
export async function figureFarm(seed: number): Promise<FigureFarm> {
  process.env['TZ'] = ZONES[seed % ZONES.length];
  const today = TODAYS[seed % TODAYS.length]!;
  const merge: Step = { kind: 'customers', document: aCustomer({ id: 'customerBBBB', merged_into: 'customerAAAA' }), counts: true }; // prettier-ignore
  const history = randomHistory(seed, STEPS).map(onItsDay);
  const missing = FLOCKS.filter((id) => !history.some(({ document }) => document.id === id));
  const placed = missing.map((id): Step => ({ kind: 'farm', document: aFlock({ id, purpose: 'broiler', placed_on: '2026-01-30' }), counts: true })); // prettier-ignore
  const refused = history.flatMap((step) => (step.kind === 'farm' ? [{ ...step, counts: true }] : []));
  const steps = [...history, ...refused, ...placed, ...(seed % 3 === 0 ? [merge] : [])];
  const documents: Documents = {};
  for (const { kind, document, counts } of new Map(steps.map((step) => [step.document.id, step])).values())
    if (counts) (documents[kind] ??= []).push(document);
  const standing = <T>(kind: CollectionBelow) =>
    (documents[kind] ?? []).filter(({ voided_at }) => voided_at === undefined) as unknown as T[];
  return {
    ...(await deskOf(documents, today, steps)),
    today,
    flocks: standing<FlockDoc>('farm'),
    customers: standing<Customer>('customers'),
    sales: standing<Sale>('sales'),
  };
}
