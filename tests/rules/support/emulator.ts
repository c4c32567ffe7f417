import { randomBytes } from 'node:crypto';
import { firestoreClient, type FirestoreClient } from './firestore-client.ts';
import type { Operator, Person, RulesServer } from './server.ts';
import type { Fields } from './wire-value.ts';

/** Install these rules for an emulator's project. Errors: they do not compile. */
export async function putRules(origin: string, project: string, rules: string): Promise<void> {
  const put = await fetch(`${origin}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  if (!put.ok) throw new Error(await put.text());
}

/**
 * A separate project on a running Firestore emulator, which accepts unsigned tokens. Errors: the rules do not compile.
 */
export async function openEmulator(host: string, rules: string): Promise<RulesServer> {
  const origin = `http://${host}`;
  const project = `rules-${randomBytes(6).toString('hex')}`;
  await putRules(origin, project, rules);
  return {
    signUp: (email) => Promise.resolve(unsignedPerson(project, email)),
    client: (token) => firestoreClient(origin, project, token),
    operator: operatorOf(firestoreClient(origin, project, 'owner')),
    async close() {
      await fetch(`${origin}/emulator/v1/projects/${project}/databases/(default)/documents`, { method: 'DELETE' });
    },
  };
}

const operatorOf = (client: FirestoreClient): Operator => ({
  async put(rows) {
    const verdict = await client.commit(rows.map(([path, fields]) => writeOf(client, path, fields as Fields)));
    if (!verdict.allowed) throw new Error(verdict.message);
  },
  async remove(path) {
    await client.commit([client.deleteWrite(path)]);
  },
  async fieldsAt(path) {
    const verdict = await client.get(path);
    return verdict.allowed ? verdict.documents[0]?.fields : undefined;
  },
});

const writeOf = (client: FirestoreClient, path: string, fields: Fields) =>
  'updated_at' in fields ? client.bareWrite(path, fields) : client.setWrite(path, fields);

function unsignedPerson(project: string, email: string): Person {
  const uid = randomBytes(14).toString('hex');
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    email,
    email_verified: false,
    firebase: { sign_in_provider: 'password', identities: { email: [email] } },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return { uid, email, token: `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.` };
}
