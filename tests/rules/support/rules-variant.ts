import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type RulesServer } from './server.ts';
import { signUpAll, type People } from './visitor.ts';

/** Run a test against a server with other rules than the project's. */
export async function withRules(
  text: string,
  run: (server: RulesServer, people: People) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-variant-'));
  const rulesFile = join(folder, 'firestore.rules');
  await writeFile(rulesFile, text);
  try {
    const server = await openServer(rulesFile);
    try {
      await run(server, await signUpAll(server));
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
