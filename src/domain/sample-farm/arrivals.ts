import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Doc, FarmDocuments } from './farm-book.ts';

/** A document on its way to the other phones: its collection, and when it arrives. */
export interface Arrival {
  readonly collection: CollectionBelow;
  readonly document: Doc<CollectionBelow>;
  readonly arrives_at: string;
}

const DAY_MS = 86_400_000;
/** Consecutive days without a signal at the houses and at a stall, and how often they occur. */
const SPELLS = { H: { every: 9, days: 3 }, F: { every: 11, days: 4 }, K: { every: 23, days: 2 }, S: { every: 19, days: 2 } } as const; // prettier-ignore

/**
 * When a document reaches the others: at once from the office; documents written by the houses and stalls in a period
 * without a signal arrive days later, all together.
 */
function arrivalOf({ device_id, created_at }: Doc<CollectionBelow>): string {
  const letter = { O: 'H', H: 'F', B: 'K', S: 'S' }[device_id[0]!];
  const spell = SPELLS[letter as keyof typeof SPELLS] as { every: number; days: number } | undefined;
  if (!spell) return created_at;
  const dayNumber = Math.floor(Date.parse(created_at) / DAY_MS);
  const into = dayNumber % spell.every;
  return into < spell.days ? new Date((dayNumber + spell.days - into) * DAY_MS).toISOString() : created_at;
}

/** All documents of a farm, in the order in which a server or another phone receives them. */
export function inOrderOfArrival(documents: FarmDocuments): Arrival[] {
  return Object.entries(documents)
    .flatMap(([collection, list]) =>
      (list as readonly Doc<CollectionBelow>[]).map((document) => ({
        collection: collection as CollectionBelow,
        document,
        arrives_at: arrivalOf(document),
      })),
    )
    .sort((a, b) => (a.arrives_at < b.arrives_at ? -1 : Number(a.arrives_at > b.arrives_at)));
}
