import type { StoredPin } from '../../../store/device-store.ts';

/** OWASP's iteration count for PBKDF2 with SHA-256: a try takes a good part of a second on a cheap phone. */
const ITERATIONS = 600_000;

type Hashed = Pick<StoredPin, 'salt' | 'hash' | 'iterations'>;

/** True when this page may hash at all: browsers forbid it on pages that are not served securely. */
export const canHash = (): boolean => (globalThis.crypto.subtle as SubtleCrypto | undefined) !== undefined;

/**
 * The stored form of a PIN. Four digits can still be guessed from copied phone storage: the PIN protects against casual
 * access, not against forensic analysis.
 */
export async function hashPin(pin: string, iterations = ITERATIONS): Promise<Hashed> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: base64(salt), iterations, hash: base64(await derive(pin, salt, iterations)) };
}

/** True when the PIN matches the stored one; takes the same time for any wrong one. */
export async function isRightPin(pin: string, { salt, hash, iterations }: Hashed): Promise<boolean> {
  const wanted = bytes(hash);
  const given = await derive(pin, bytes(salt), iterations);
  return (
    given.length === wanted.length && given.reduce((differing, byte, i) => differing | (byte ^ wanted[i]!), 0) === 0
  );
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256);
  return new Uint8Array(bits);
}

const base64 = (from: Uint8Array): string => btoa(String.fromCharCode(...from));
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
