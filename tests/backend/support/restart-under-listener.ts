import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { browserForTests } from './browser.ts';
import { setInteger } from './rest.ts';
import { openRules, projectId, spawnBackend, temporaryFolder } from './start.ts';

/**
 * Kill the backend under a listener and restart it: the listener receives all changes. By default WebChannel waits 5 to
 * 15 seconds before it reconnects; with `isHurried` the network is disabled and enabled, which reconnects at once.
 */
export async function restartUnderListener(
  browser: ReturnType<typeof browserForTests>,
  where: 'page' | 'worker',
  { isHurried }: { isHurried: boolean },
): Promise<void> {
  const folder = await temporaryFolder();
  const options = { dataDir: join(folder, 'data'), rulesFile: join(folder, 'rules'), staticDir: browser.staticDir() };
  await writeFile(options.rulesFile, openRules);
  const first = await spawnBackend(options);
  const place = (await browser.open(first.url))[where];
  await setInteger(first.url, 'shelf/a', 1);
  await place.run(
    async ({ connect, firestore: fs, kept }, input) => {
      const { db } = connect(input.port, input.projectId);
      const heard: string[] = [];
      kept.set('heard', heard);
      await new Promise<void>((resolve, reject) => {
        fs.onSnapshot(
          fs.query(fs.collection(db, 'shelf'), fs.orderBy('n')),
          (snapshot) => {
            heard.push(snapshot.docs.map((doc) => `${doc.id}${doc.get('n')}`).join(' '));
            resolve();
          },
          reject,
        );
      });
    },
    { port: first.port, projectId },
  );

  await first.kill('SIGKILL');
  const again = await spawnBackend({ ...options, port: first.port });
  await setInteger(again.url, 'shelf/a', 2);
  await setInteger(again.url, 'shelf/b', 3);

  if (isHurried) {
    await place.run(
      async ({ connect, firestore: fs }, input) => {
        const { db } = connect(input.port, input.projectId);
        await fs.disableNetwork(db);
        await fs.enableNetwork(db);
      },
      { port: first.port, projectId },
    );
  }

  const heard = await place.run(
    ({ kept }) =>
      new Promise<string[]>((resolve) => {
        const heardSoFar = kept.get('heard') as string[];
        const look = setInterval(() => {
          if (heardSoFar.at(-1) !== 'a2 b3') return;
          clearInterval(look);
          resolve(heardSoFar);
        }, 20);
      }),
    undefined,
  );
  expect(heard[0]).toBe('a1');
  expect(heard.at(-1)).toBe('a2 b3');
}
