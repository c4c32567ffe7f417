import { afterEach, describe, expect, test, vi } from 'vitest';
import { owner } from './support/actors.ts';
import { step, suite, visitAs } from './support/attack.ts';
import { openEmbedded } from './support/embedded.ts';
import { emulatorHost, RULES_FILE } from './support/server.ts';

/* Attack 96: invalid tokens. Google's emulator accepts unsigned ones by design, so these run on our backend only. */

const REFUSED = { allowed: false, status: 'UNAUTHENTICATED' };
const HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

describe.skipIf(emulatorHost !== undefined)('tokens', () => {
  /** Try a read and a write of the owner with another token. */
  async function tryWith(change: (token: string) => string | Promise<string>) {
    const v = await visitAs(owner);
    await step(v.get(v.path.sale));
    const client = suite().server.client(await change(v.me.token));
    return {
      read: await client.get(v.path.sale),
      write: await client.commit([client.setWrite(v.path.sale, { ...v.farm.sale, rev: 2 })]),
    };
  }
  const both = { read: REFUSED, write: REFUSED };

  test('[RUL-39] 96 an unsigned token of the owner is refused', async () => {
    expect(await tryWith((token) => `${part({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`)).toMatchObject(
      both,
    );
  });
  test('[RUL-39] 96 a token whose signature is of another content is refused', async () => {
    const forged = await tryWith((token) => {
      const [head, payload, signature] = token.split('.');
      const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
      return `${head}.${part({ ...claims, admin: true })}.${signature}`;
    });
    expect(forged).toMatchObject(both);
  });
  test('[RUL-39] 96 a token of another project is refused', async () => {
    const foreign = await openEmbedded(RULES_FILE, 'another-project');
    try {
      expect(await tryWith(async () => (await foreign.signUp('owner@example.com')).token)).toMatchObject(both);
    } finally {
      await foreign.close();
    }
  });
  test('[RUL-39] 96 an expired token is refused', async () => {
    const expired = await tryWith((token) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 60_000 });
      return token;
    });
    expect(expired).toMatchObject(both);
  });
  test('[RUL-39] 96 the word that opens an emulator is refused', async () => {
    expect(await tryWith(() => 'owner')).toMatchObject(both);
  });
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
