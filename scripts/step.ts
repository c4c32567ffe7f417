import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** Niceness, as for `nice`; child processes inherit it. */
const YIELDS = 5;

/**
 * Run one step of a longer job and print its duration. Its output is shown while it runs, so that the user does not
 * wait in silence. Returns the exit code and the output. Errors: none; a program that cannot be started has exit code
 * 127.
 */
export function step(
  title: string,
  command: string,
  args: readonly string[],
  /** `yields`: it uses only the processors that others leave free. */
  options: { env?: NodeJS.ProcessEnv; quiet?: boolean; yields?: boolean } = {},
): Promise<{ code: number; output: string; seconds: number }> {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
    if (options.yields && child.pid !== undefined) setPriority(child.pid, YIELDS);
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const done = (code: number) => {
      const seconds = (Date.now() - started) / 1000;
      if (options.quiet && code !== 0) process.stdout.write(output);
      console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)`);
      resolve({ code, output, seconds });
    };
    child.on('error', (fault) => {
      output += String(fault);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? (signal ? 128 : 1)));
  });
}

/** Path of a program from an npm package. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;
