import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { freePort } from '../../scripts/free-port.ts';
import { RunningProgram, runScript } from './run-program.ts';

let data: string;
let running: RunningProgram[];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'flockbook-start-'));
  running = [];
});
afterEach(async () => {
  for (const program of running) await program.kill();
  rmSync(data, { recursive: true, force: true });
});
const run = (script: string, env: Record<string, string>) => {
  const program = runScript(script, env);
  running.push(program);
  return program;
};

/** Sign in over HTTP; returns the id. */
async function signIn(url: string, { email, password }: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { localId: string }).localId;
}

test('[RUN-1] npm start serves app and backend on one port, prints two sign-ins, keeps its data, stops on Ctrl-C', async () => {
  const env = { PORT: String(await freePort()), FLOCKBOOK_DATA: data };
  const first = run('scripts/start.ts', env);
  const url = await first.prints(/http:\/\/127\.0\.0\.1:\d+/);
  await first.prints(/Ctrl-C/);
  for (const { email, password } of DEMO_PEOPLE) expect(first.output).toContain(`${email}   password ${password}`);
  expect(await (await fetch(`${url}/sales/view/0`)).text()).toContain('<div id="root">');
  const grace = await signIn(url, DEMO_PEOPLE[0]);
  await first.interrupt();
  expect(await first.ended).toBe(0);

  const second = run('scripts/start.ts', env);
  await second.prints(/Ctrl-C/);
  expect(await signIn(url, DEMO_PEOPLE[0])).toBe(grace);
  await second.interrupt();
  expect(await second.ended).toBe(0);
});

test('[RUN-3] a busy port is one clear sentence', async () => {
  const busy = createServer();
  const port = await new Promise<number>((resolve) =>
    busy.listen(0, '127.0.0.1', () => resolve((busy.address() as { port: number }).port)),
  );
  const program = run('scripts/start.ts', { PORT: String(port), FLOCKBOOK_DATA: data });
  expect(await program.ended).toBe(1);
  busy.close();
  expect(program.output.trim()).toBe(
    `Port ${port} is already in use. Stop what uses it, or choose another with PORT=<number>.`,
  );
});

test('[RUN-3] a data folder that cannot be written is one clear sentence', async () => {
  const file = join(data, 'a-file');
  writeFileSync(file, '');
  const program = run('scripts/start.ts', { PORT: '0', FLOCKBOOK_DATA: join(file, 'below') });
  expect(await program.ended).toBe(1);
  expect(program.output.trim()).toMatch(/^The data folder \S+ cannot be written\. [^\n]+$/);
});

test('[RUN-3] an old Node is one clear sentence, before anything is installed', async () => {
  const pretend =
    "Object.defineProperty(process.versions, 'node', { value: '18.20.0' }); import('./scripts/bootstrap.mjs')";
  const program = new RunningProgram(['-e', pretend]);
  expect(await program.ended).toBe(1);
  expect(program.output.trim()).toMatch(/^Flockbook needs Node 20\.19 or newer; [^\n]+$/);
});

test('[RUN-8] npm run dev serves the sources, with the same backend', async () => {
  const program = run('scripts/dev.ts', { PORT: String(await freePort()), FLOCKBOOK_DATA: data });
  const url = await program.prints(/http:\/\/127\.0\.0\.1:\d+/);
  await program.prints(/grace@example\.com/);
  expect(await (await fetch(`${url}/sales/view/0`)).text()).toContain('/@vite/client');
  expect((await fetch(`${url}/src/app/main.tsx`)).status).toBe(200);
  await signIn(url, DEMO_PEOPLE[0]);
  await program.interrupt();
  expect(await program.ended).toBe(0);
});
