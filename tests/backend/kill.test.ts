import { expect, test } from 'vitest';
import { killRounds } from '../../scripts/kill-backend/rounds.ts';
import { compiled } from '../support/compiled.ts';
import { runs, seedOr } from '../support/runs.ts';

const seed = seedOr(20_261_121);

const HASTY = 'tests/backend/support/hasty-backend.ts';

test(
  `[BCK-9, PRF-4] kill −9 under load loses nothing acknowledged and leaves nothing half (seed ${seed})`,
  async () => {
    const { acknowledged, violations } = await killRounds({
      rounds: runs(2, 50),
      seed,
      program: await compiled('backend/cli.ts'),
      commits: 60,
    });
    expect(violations).toEqual([]);
    expect(acknowledged).toBeGreaterThan(4);
  },
  runs(240_000, 3_600_000),
);

test(
  `[BCK-9] a backend that acknowledges before it writes is caught (seed ${seed})`,
  async () => {
    const { violations } = await killRounds({ rounds: 1, seed, program: await compiled(HASTY), commits: 60 });
    expect(violations.join('\n')).toMatch(/was acknowledged as/);
  },
  runs(240_000, 3_600_000),
);
