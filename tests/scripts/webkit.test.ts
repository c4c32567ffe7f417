import { expect, test } from 'vitest';
import { runScript } from './run-program.ts';

test('[RUN-20] where this machine has no WebKitGTK, the walk through it says so and fails nothing', async () => {
  const program = runScript('scripts/webkit.ts', { WEBKIT_PATH: '/nowhere/MiniBrowser' });
  expect(await program.ended).toBe(0);
  expect(program.output).toContain('WebKitGTK is not on this machine');
  expect(program.output.trim()).toMatch(/0 steps hold, 0 differ$/);
});
