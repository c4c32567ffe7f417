import assert from 'node:assert/strict';
import { figureFarm, returnTo } from './figure-farm.ts';
import { PLACES, type Place, type Shown } from './figure-places.ts';

/*
 * One random farm: each figure is the same wherever it is shown. Independent of a test runner, so that planted faults
 * can be hunted with it.
 */

/** Every figure with its places; the first place is the reference for the others. */
export const FIGURES: ReadonlyMap<string, readonly Place[]> = new Map(
  PLACES.map(({ figure }) => [figure, PLACES.filter((one) => one.figure === figure)]),
);

/** Errors: figures that differ between two places, with the places and values. */
export async function checkFigures(seed: number): Promise<void> {
  const zone = process.env['TZ'];
  const farm = await figureFarm(seed);
  try {
    const all: string[] = [];
    for (const [figure, [first, ...others]] of FIGURES) {
      const measure = await first!.read(farm);
      for (const other of others) {
        const there = await other.read(farm);
        const keys = other.ofSome ? there.keys() : new Set([...measure.keys(), ...there.keys()]);
        const differs = [...keys].flatMap((key) => (at(measure, key) === at(there, key) ? [] : [`${key}: ${at(measure, key)} and ${at(there, key)}`])); // prettier-ignore
        if (differs.length > 0) all.push(`${figure}: ${first!.place} and ${other.place}: ${differs.join('; ')}`);
      }
    }
    assert.deepEqual(all, []);
  } finally {
    returnTo(zone);
    await farm.db.db.delete();
  }
}

const at = (all: Shown, key: string): number => all.get(key) ?? 0;
