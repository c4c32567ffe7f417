import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

/** A salted scrypt hash in the form "salt.key", base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether a password matches a hash; runs in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
