import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Tokens } from '../../backend/auth/tokens.ts';
import { startBackend } from '../../backend/main.ts';
import { openRules } from './case.ts';

/** A server that plays cases: its address, its project, and a source of accepted tokens. */
export interface ConformanceServer {
  readonly origin: string;
  readonly project: string;
  tokenOf(name: string): Promise<string>;
  close(): Promise<void>;
}

const emailOf = (name: string) => `${name}@example.com`;

/** Our backend, in this process, with a new empty folder. */
export async function openOurs(): Promise<ConformanceServer> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-conformance-'));
  const rulesFile = join(folder, 'firestore.rules');
  await writeFile(rulesFile, openRules);
  const project = 'conformance';
  const dataDir = join(folder, 'data');
  const backend = await startBackend({ dataDir, port: 0, projectId: project, rulesFile, testHooks: true });
  // Tokens are signed with the folder's own key, as those of a sign-in, with fixed uids.
  const tokens = await Tokens.open(dataDir, project);
  return {
    origin: backend.url,
    project,
    tokenOf: (name) => {
      const account = { uid: name, email: emailOf(name), emailVerified: false };
      return tokens.issue(account as Parameters<Tokens['issue']>[0], Date.now());
    },
    async close() {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A separate project on Google's running emulator, which accepts unsigned tokens. */
export function openGoogle(host: string): ConformanceServer {
  const project = `conformance-${randomBytes(4).toString('hex')}`;
  return {
    origin: `http://${host}`,
    project,
    tokenOf: (name) => Promise.resolve(unsigned(project, name)),
    close: () => Promise.resolve(),
  };
}

function unsigned(project: string, uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    email: emailOf(uid),
    email_verified: false,
    firebase: { sign_in_provider: 'password', identities: { email: [emailOf(uid)] } },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
