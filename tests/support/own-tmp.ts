import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Give the workers of a run a separate temporary folder, so that files they leave when ended are deleted with it. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'flockbook-tests-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}
