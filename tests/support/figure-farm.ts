import type { CollectionBelow } from '../../schemas/collections.ts';
import type { Customer } from '../../schemas/customer.schema.ts';
import type { Sale } from '../../schemas/sale.schema.ts';
import type { FlockDoc } from '../../src/store/book.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import { aCustomer, aFlock } from './documents.ts';
import { deskOf, type Documents } from './demo-desk.ts';
import { FLOCKS, randomHistory, type Step } from './random-farm.ts';

/** A random farm on this phone: its books, and the current versions of its documents. */
export interface FigureFarm extends Awaited<ReturnType<typeof deskOf>> {
  readonly today: string;
  readonly flocks: readonly FlockDoc[];
  readonly customers: readonly Customer[];
  /** Sales that count and are not voided. */
  readonly sales: readonly Sale[];
}

/** The current day: the last month of the history is either complete or in progress. */
const TODAYS = ['2026-03-20', '2026-04-10'] as const;
/** Time zones of the phone. */
const ZONES = ['Africa/Kampala', 'UTC', 'America/New_York', 'Asia/Kolkata'] as const;
const STEPS = 40;

/** Its day is that of the zone: west of Greenwich the previous one. */
function onItsDay(step: Step): Step {
  const { occurred_at } = step.document as { occurred_at?: string };
  if (occurred_at === undefined || step.kind === 'farm') return step;
  return { ...step, document: { ...step.document, day: localDay(new Date(occurred_at)) } as Step['document'] };
}

/** Restore the process's zone from before a farm was created, as otherwise later tests would run in another one. */
export function returnTo(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

/**
 * A history of returns, voids, edits, late records and an occasional merge, booked step by step. `seed` also determines
 * today and the zone of the process, which must be restored with `returnTo`.
 */
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
