import { resolve } from 'node:path';
import { stopOnSignal } from '../backend/terminal.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { DEMO_PEOPLE, seedDemo } from './seed-demo.ts';
import { openBackend, runMain } from './open-backend.ts';

/**
 * `npm start`: build what is missing, serve app and backend on one loopback port, keep the data in `.data/`. [RUN-1]
 */
await runMain(async () => {
  const port = Number(process.env['PORT'] ?? 8080);
  const dataDir = resolve(process.env['FLOCKBOOK_DATA'] ?? '.data');
  await buildIfNeeded();
  const backend = await openBackend({ dataDir, port, log: (line) => console.log(line) });
  await seedDemo(backend);
  console.log(`
Flockbook is ready:  ${backend.url}

Sign in as${DEMO_PEOPLE.map(({ email, password, what }) => `\n  ${email}   password ${password}   (${what})`).join('')}

Mails it would send:  ${backend.url}/__outbox
Data stays in ${dataDir}. Stop with Ctrl-C.
`);
  stopOnSignal(() => backend.close());
});
