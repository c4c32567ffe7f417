import axe from 'axe-core';
import { misfitsOf } from '../e2e/support/misfits.ts';
import { TOURS } from '../e2e/tour/tours.ts';
import { drawn } from './support/patience.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

/** Problems of the current screen, in words; empty when there are none. */
async function faultsOf(name: string): Promise<string[]> {
  // Takes a third of the time; tests/ui/tokens.test.ts compares the colours of both schemes, and `npm run deep` checks
  // them as rendered.
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  const unreadable = violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);
  return [...unreadable, ...misfitsOf()].map((fault) => `${name}: ${fault}`);
}

// The public pages are not part of the app.
const { site: _, newcomer = [], attendant = [], ...OF_OWNER } = TOURS;
/** The role for each set of walks; an owner continues from one walk to the next. */
const WALKS = [
  ['a newcomer', newcomer],
  ['an owner', Object.values(OF_OWNER).flat()],
  ['an attendant', attendant],
] as const;
for (const [who, stops] of WALKS)
  test.for(walkedIn('en phone'))(`[LOK-7, LOK-4] every screen of ${who}: accessible, nothing cut off, targets of 48 px ($way)`, { timeout: 240_000 }, async (way, { withDemo, phone }) => {
    await withDemo();
    const visitor = await phone('visitor', way);
    const { book } = visitor;
    const faults: string[] = [];
    for (const { name, show } of stops) {
      await show(book, visitor);
      await drawn();
      faults.push(...(await faultsOf(name)));
    }
    expect(faults).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }); // prettier-ignore
