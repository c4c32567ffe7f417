import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTcpProxy } from '../tests/support/tcp-proxy.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { freePort } from './free-port.ts';
import { openBackend } from './open-backend.ts';
import { walkSteps } from './walk-steps.ts';
import { stepsOf } from './webkit/walk.ts';
import { findMiniBrowser, startScreen, WebkitPhone } from './webkit/webkit-phone.ts';

/*
 * `npm run webkit`: the built app in WebKitGTK, the engine of Safari and of every browser on an iPhone, with the real
 * backend. Its last line is `N steps hold, M differ`. Reports when the browser is not on this machine. [RUN-20]
 */

const browser = findMiniBrowser();
if (browser === undefined) {
  console.log('WebKitGTK is not on this machine (packages webkit2gtk-driver and xvfb): 0 steps hold, 0 differ');
  process.exit(0);
}
process.exit((await walk(browser)) ? 0 : 1);

async function walk(program: string): Promise<boolean> {
  await buildIfNeeded();
  const dataDir = mkdtempSync(join(tmpdir(), 'flockbook-webkit-'));
  const port = await freePort();
  const signal = await startTcpProxy(port);
  const origin = `http://localhost:${signal.port}`;
  const backend = await openBackend({ dataDir, port, allowHosts: [origin] });
  const screen = await startScreen();
  const phones: WebkitPhone[] = [];
  try {
    const newPhone = async () => {
      const phone = await WebkitPhone.start(origin, program, screen.display);
      phones.push(phone);
      return phone;
    };
    return await walkSteps(stepsOf(newPhone, signal));
  } finally {
    for (const phone of phones) await phone.stop();
    screen.stop();
    await signal.close();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
