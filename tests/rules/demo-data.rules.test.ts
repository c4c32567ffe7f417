import { expect, test } from 'vitest';
import type { CollectionBelow } from '../../schemas/collections.ts';
import { inOrderOfArrival, type Arrival } from '../../src/domain/sample-farm/arrivals.ts';
import { generateFarm } from '../../src/domain/sample-farm/generate-farm.ts';
import { owner } from './support/actors.ts';
import { visitAs } from './support/attack.ts';
import type { Visitor } from './support/visitor.ts';

/** A few documents of each sort: by collection, kind, payment target, and whether it was voided. */
const MAX_OF_A_SORT = 3;

function someOfEachSort(arrivals: readonly Arrival[]): Arrival[] {
  const taken = new Map<string, number>();
  return arrivals.filter(({ collection, document }) => {
    const { kind, target_kind, voided_at } = document as { kind?: string; target_kind?: string; voided_at?: string };
    const sort = [collection, kind, target_kind, voided_at === undefined, document.rev].join(' ');
    taken.set(sort, (taken.get(sort) ?? 0) + 1);
    return taken.get(sort)! <= MAX_OF_A_SORT;
  });
}

/** Fields added by a change or a void. */
const LATER = new Set(['history', 'voided_at', 'voided_by', 'void_reason', 'confirmed_at', 'confirmed_day', 'closed_on', 'close_reason']); // prettier-ignore

/** A document as it was before its change. */
function firstVersion(document: Arrival['document']): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name]) => !LATER.has(name));
  return {
    ...Object.fromEntries(fields),
    rev: 1,
    ...('confirmed_at' in document && { status: 'order' }),
    ...('closed_on' in document && { open: true }),
  };
}

/** Create a document; then, if it was changed, send its current version. Returns the refusals. */
async function asItWasWritten(v: Visitor, collection: CollectionBelow, document: Arrival['document']) {
  const path = `${v.home}/${collection}/${document.id}`;
  const verdicts = [await v.send(path, document.rev === 1 ? document : firstVersion(document))];
  if (document.rev > 1) verdicts.push(await v.send(path, document));
  return verdicts.filter(({ allowed }) => !allowed);
}

test('[RUN-16, RUL-3] what the demo farm writes, changes and voids is what the rules accept', async () => {
  const v = await visitAs(owner);
  const people = { owner: v.me.uid, seller: v.me.uid, attendant: v.me.uid };
  // Ends in the past, so that no date is in the server's future.
  const end = new Date('2026-06-30T17:00:00.000Z');
  const farm = generateFarm({ seed: 5, days: 250, end, businessId: v.farm.id, people });
  const sorts = someOfEachSort(inOrderOfArrival(farm));
  expect(sorts.length).toBeGreaterThan(100);
  const refused: string[] = [];
  for (const { collection, document } of sorts) {
    const verdicts = await asItWasWritten(v, collection, document);
    if (verdicts.length > 0) refused.push(`${collection} ${JSON.stringify(document)}: ${JSON.stringify(verdicts)}`);
  }
  expect(refused).toEqual([]);
});
