import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTimestamp, type AdminWrite, type PlainValue } from '../../../backend/admin.ts';
import { startBackend } from '../../../backend/main.ts';
import { firestoreClient } from './firestore-client.ts';
import type { Person, RulesServer } from './server.ts';

export const PROJECT = 'flockbook-rules';
/** The project's own index file: a query without an index is refused, as in production. */
export const INDEXES_FILE = join(import.meta.dirname, '..', '..', '..', 'firestore.indexes.json');

/** The embedded backend on a free port with an empty data folder. Errors: the rules do not compile. */
export async function openEmbedded(rulesFile: string, projectId = PROJECT): Promise<RulesServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-rules-'));
  const backend = await startBackend({ dataDir, port: 0, projectId, rulesFile, indexesFile: INDEXES_FILE });
  return {
    signUp: (email) => signUp(backend.url, email),
    client: (token) => firestoreClient(backend.url, projectId, token),
    operator: {
      async put(rows) {
        await backend.admin.commit(rows.map(stamped));
      },
      async remove(path) {
        await backend.admin.commit([{ delete: path }]);
      },
      fieldsAt: (path) => Promise.resolve(backend.admin.get(path)),
    },
    async close() {
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A row as written by the operator, with the server's time. */
export const stamped = ([path, fields]: readonly [path: string, fields: object]): AdminWrite => ({
  set: path,
  data: { updated_at: serverTimestamp, ...(fields as Record<string, PlainValue>) },
});

interface SignedUp {
  readonly localId: string;
  /** In lower case, as in the identity service and its tokens. */
  readonly email: string;
  readonly idToken: string;
  readonly error?: { readonly message: string };
}

/** A real account created over HTTP, with the token from its sign-up. */
async function signUp(origin: string, email: string): Promise<Person> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery', returnSecureToken: true }),
  });
  const answer = (await response.json()) as SignedUp;
  if (answer.error) throw new Error(answer.error.message);
  return { uid: answer.localId, email: answer.email, token: answer.idToken };
}
