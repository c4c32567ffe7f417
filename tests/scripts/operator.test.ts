import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBackend } from '../../scripts/open-backend.ts';
import { runScript } from './run-program.ts';

/** The output and exit code of the operator's program. */
async function operate(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const program = runScript('scripts/operator.ts', env, args);
  return { code: await program.ended, output: program.output };
}

test(
  '[BCK-25] npm run operator writes a plan into a running backend, and says what is wrong',
  { timeout: 60_000 },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'flockbook-operator-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const backend = await openBackend({ dataDir: data, port: 0 });
    onTestFinished(() => backend.close());
    const env = { PORT: String(backend.port), FLOCKBOOK_DATA: data };
    const set = await operate(
      env,
      'set',
      'plans/small',
      '{"price": 5, "from": {"$timestamp": "2026-01-01T00:00:00Z"}}',
    );
    expect(set.code).toBe(0);
    expect(backend.admin.get('plans/small')).toEqual({ price: 5, from: new Date('2026-01-01T00:00:00Z') });
    expect(JSON.parse((await operate(env, 'get', 'plans/small')).output)).toMatchObject({ price: 5 });
    expect(JSON.parse((await operate(env, 'list', 'plans')).output)).toMatchObject([{ id: 'small' }]);
    expect((await operate(env, 'delete', 'plans/small')).code).toBe(0);
    for (const [args, sentence, more] of [
      [['get', 'plans/small'], 'There is no document plans/small.', {}],
      [['set', 'plans/small', '{'], 'The data is no JSON.', {}],
      [['set', 'plans/small', '[]'], 'The data must be a JSON object.', {}],
      [['set', 'plans/small'], 'Use one of:', {}],
      [['get', 'plans/small'], 'No backend answers', { PORT: '9' }],
      [['get', 'plans/small'], "There is no operator's secret", { FLOCKBOOK_DATA: join(data, 'objects') }],
    ] as const) {
      const answer = await operate({ ...env, ...more }, ...args);
      expect([answer.code, answer.output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(answer.output).not.toContain('    at ');
    }
  },
);
