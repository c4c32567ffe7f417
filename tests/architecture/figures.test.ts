import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Imports the names of the books' totals: a file that reads a total by name computes a figure on its own. */
const READS_A_TOTAL = /import \{[^}]*\bmeasure\b[^}]*\} from '[^']*measures\.ts'/;
/** The books themselves, and the register of figures derived from them. */
const MAY = /^src\/(?:domain\/ledger|books|domain\/figures)\//;

test('[RPT-11] no total of the books is read but through the register of figures', () => {
  const files = ['src', 'workers'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  const reading = files.filter((file) => /\.tsx?$/.test(file) && READS_A_TOTAL.test(readFileSync(file, 'utf8')));
  expect(reading.length).toBeGreaterThan(0);
  expect(reading.filter((file) => !MAY.test(file))).toEqual([]);
}); // prettier-ignore
