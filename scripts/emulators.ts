import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { putRules } from '../tests/rules/support/emulator.ts';
import { buildForEmulators } from './emulators/build.ts';
import { walkOn } from './emulators/walk.ts';
import { step } from './step.ts';
import { freePort, untilAnswers } from './free-port.ts';
import { findGoogleEmulator, withGoogleEmulator } from './google-emulator.ts';

/*
 * `npm run emulators -- [--tools PATH]`: the app, built for emulators, tested by a walk in Chromium on Google's own:
 * Firestore's jar, Auth and Hosting of firebase-tools, from PATH or `npx`. Its last line is `N steps hold, M differ`.
 * Reports when they are not on this machine. Storage is left out: its rules need a program that firebase-tools
 * downloads. [BCK-22]
 */

const PROJECT = 'demo-flockbook';
const { values } = parseArgs({ options: { tools: { type: 'string' } } });
const jar = await findGoogleEmulator();
if (jar === undefined) {
  console.log("Google's Firestore emulator is not on this machine: 0 steps hold, 0 differ");
  process.exit(0);
}
process.exit((await withGoogleEmulator(jar, ({ host }) => run(host))) ? 0 : 1);

async function run(firestore: string): Promise<boolean> {
  await putRules(`http://${firestore}`, PROJECT, readFileSync('firestore.rules', 'utf8'));
  const [auth, storage, hosting] = await Promise.all([freePort(), freePort(), freePort()]);
  const at = (port: number) => `127.0.0.1:${port}`;
  const hosts = { auth: at(auth), firestore, storage: at(storage), hosting: at(hosting) };
  const folder = mkdtempSync(join(tmpdir(), 'flockbook-emulators-'));
  // firebase-tools searches for the served files relative to its configuration.
  const config = 'firebase.emulators.json';
  if (!(await buildForEmulators(hosts, { outDir: 'dist-emulators', config, hasUi: false }))) return false;
  const [tools, ...given] =
    values.tools === undefined ? (['npx', '--yes', 'firebase-tools'] as const) : ([values.tools] as const);
  // The first time npx downloads it, which takes minutes.
  await step('Looking for firebase-tools', tools, [...given, '--version'], { quiet: true });
  const asked = ['emulators:start', '--only', 'auth,hosting', '--project', PROJECT, '--config', config];
  const suite = spawn(tools, [...given, ...asked], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: folder },
  });
  try {
    await untilAnswers(`http://${hosts.hosting}/login`, () => suite.exitCode !== null);
    return await walkOn(`http://${hosts.hosting}`);
  } finally {
    if (suite.exitCode === null) process.kill(-suite.pid!, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}
