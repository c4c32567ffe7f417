import { expect, test } from 'vitest';
import { killRounds } from '../../scripts/kill-backend/rounds.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);

test(`[BCK-9, PRF-4] kill −9 under load loses nothing acknowledged and leaves nothing half (seed ${seed})`, async () => {
  const { acknowledged, violations } = await killRounds({ rounds: 4, seed });
  expect(violations).toEqual([]);
  expect(acknowledged).toBeGreaterThan(4);
}, 60_000);

test(`[BCK-9] a backend that acknowledges before it writes is caught (seed ${seed})`, async () => {
  const { violations } = await killRounds({ rounds: 2, seed, program: 'tests/backend/support/hasty-backend.ts' });
  expect(violations.join('\n')).toMatch(/was acknowledged as/);
}, 60_000);
