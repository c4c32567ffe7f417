import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { openBackend } from '../../scripts/open-backend.ts';
import { DEMO_PEOPLE, seedDemo } from '../../scripts/seed-demo.ts';
import { localDay } from '../../src/domain/time/local-day.ts';

const NAMES = Object.keys(collections) as CollectionBelow[];

test('[RUN-16] the demo business has a year of the farm, with sales of today, and is filled once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flockbook-demo-'));
  const backend = await openBackend({ dataDir, port: 0 });
  const countsOf = () => NAMES.map((name) => backend.admin.list(`businesses/NakatoPoult1/${name}`).length);
  const now = new Date();
  try {
    await seedDemo(backend, { now });
    const counts = countsOf();
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(8_000);
    const sales = backend.admin.list('businesses/NakatoPoult1/sales').map(({ data }) => data);
    expect(sales.filter(({ day }) => day === localDay(now)).length).toBeGreaterThan(3);
    expect(new Set(sales.map(({ created_by }) => created_by))).toEqual(
      new Set(DEMO_PEOPLE.map(({ email }) => backend.admin.findAccount(email)!.uid)),
    );
    await seedDemo(backend);
    expect(countsOf()).toEqual(counts);
  } finally {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
