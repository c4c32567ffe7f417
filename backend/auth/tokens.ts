import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  decodeJwt,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import { RpcError } from '../rpc-error.ts';
import type { Account } from './accounts.ts';

const lifetimeSeconds = 3600;
type Key = Parameters<SignJWT['sign']>[0];

/** Claims of a verified ID token. */
export interface Claims extends JWTPayload {
  readonly sub: string;
  readonly exp: number;
  readonly auth_time: number;
}

/** Issues and verifies ID tokens, signed RS256 with a key stored in the data folder. */
export class Tokens {
  private refusedUpTo = 0;
  private lastNumber = 0;

  private constructor(
    private readonly projectId: string,
    private readonly privateKey: Key,
    private readonly publicKey: Key,
  ) {}

  static async open(folder: string, projectId: string): Promise<Tokens> {
    const jwk = await loadKey(join(folder, 'signing-key.json'));
    const { kty, n, e } = jwk;
    const keys = await Promise.all([importJWK(jwk, 'RS256'), importJWK({ kty, n, e }, 'RS256')]);
    return new Tokens(projectId, ...keys);
  }

  /** The token issuer of another project, with the same signing key. */
  forProject(projectId: string): Tokens {
    return projectId === this.projectId ? this : new Tokens(projectId, this.privateKey, this.publicKey);
  }

  /** An ID token for an account, valid one hour. `signedInAt` in milliseconds. */
  issue(account: Account, signedInAt: number): Promise<string> {
    this.lastNumber = Math.max(Date.now(), this.lastNumber + 1);
    const claims = {
      ...(account.displayName ? { name: account.displayName } : {}),
      ...(account.photoUrl ? { picture: account.photoUrl } : {}),
      auth_time: Math.floor(signedInAt / 1000),
      user_id: account.uid,
      email: account.email,
      email_verified: account.emailVerified,
      firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(this.projectId)
      .setSubject(account.uid)
      .setJti(String(this.lastNumber))
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(this.privateKey);
  }

  /**
   * The claims of a token of this project. Errors: UNAUTHENTICATED for any other token, and for an expired, forged or
   * unsigned one. [BCK-8]
   */
  async verify(token: string): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(token, this.publicKey, {
        algorithms: ['RS256'],
        issuer: this.issuer,
        audience: this.projectId,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'jti'],
      });
      if (!payload.sub || Number(payload.jti) <= this.refusedUpTo) throw new errors.JWTExpired('revoked', payload);
      return payload as Claims;
    } catch (error) {
      const reason = error instanceof errors.JWTExpired ? 'The ID token has expired.' : 'The ID token is not valid.';
      throw new RpcError('UNAUTHENTICATED', reason);
    }
  }

  /** Refuse every ID token issued so far, as if it had expired. */
  expireAll(): void {
    this.lastNumber = Math.max(Date.now(), this.lastNumber + 1);
    this.refusedUpTo = this.lastNumber;
  }

  /** Whether verified claims are still valid: neither past their expiry nor expired by the operator. */
  isCurrent({ exp, jti }: Claims): boolean {
    return exp * 1000 > Date.now() && Number(jti) > this.refusedUpTo;
  }

  private get issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }
}

/** The claims of an unsigned token. Only for a backend started as an emulator. Errors: UNAUTHENTICATED. */
export function unsignedClaims(token: string): Claims {
  try {
    const { sub, user_id: userId, ...rest } = decodeJwt(token);
    const uid = sub ?? (typeof userId === 'string' ? userId : '');
    return { exp: Infinity, auth_time: 0, ...rest, user_id: uid, sub: uid };
  } catch {
    throw new RpcError('UNAUTHENTICATED', 'The ID token is not valid.');
  }
}

async function loadKey(path: string): Promise<JWK> {
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (stored !== undefined) return JSON.parse(stored) as JWK;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  await writeFile(path, JSON.stringify(jwk), { mode: 0o600, flush: true });
  return jwk;
}
