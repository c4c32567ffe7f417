import { resolve } from 'node:path';
import { createServer } from 'vite';
import { stopOnSignal } from '../backend/terminal.ts';
import { DEMO_PEOPLE, seedDemo } from './seed-demo.ts';
import { openBackend, runMain } from './open-backend.ts';

/** `npm run dev`: the same backend, with Vite's hot reload in place of the built app. [RUN-8] */
await runMain(async () => {
  const port = Number(process.env['PORT'] ?? 8080);
  const dataDir = resolve(process.env['FLOCKBOOK_DATA'] ?? '.data');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: port + 1, clientPort: port + 1 } },
    appType: 'spa',
  });
  const backend = await openBackend({
    dataDir,
    port,
    watchRules: true,
    fallback: (request, response) => vite.middlewares(request, response),
    log: (line) => console.log(line),
  });
  await seedDemo(backend);
  console.log(`\nFlockbook, hot:  ${backend.url}   mails it would send:  ${backend.url}/__outbox`);
  console.log(DEMO_PEOPLE.map(({ email, password }) => `  ${email}   password ${password}`).join('\n'));
  stopOnSignal(async () => {
    await vite.close();
    await backend.close();
  });
});
