import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A day cut out of an instant: the UTC day, not the local day of the record. */
const CUT = /_at\.slice\(0, 10\)|toISOString\(\)\.slice\(0, 10\)/;

/** Files in which the instant is noon or the start of a day in UTC: there the cut-out day is correct. */
const OF_UTC: ReadonlySet<string> = new Set([
  'src/domain/time/local-day.ts',
  'src/domain/sample-farm/farm-clock.ts',
  'src/ui/dates/date-range.ts',
]);

test('[DOC-6] no day is cut out of an instant: names of files, papers and screens say the day on which it happened here', () => {
  const files = ['src', 'workers'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const cutting = files.filter((file) => /\.tsx?$/.test(file) && CUT.test(readFileSync(file, 'utf8')));
  expect(cutting.filter((file) => !OF_UTC.has(file))).toEqual([]);
  expect(cutting.length).toBe(OF_UTC.size);
});
