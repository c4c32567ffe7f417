import { createHash, randomBytes } from 'node:crypto';
import type { Journal, Journalled, LogRecord } from '../store/journal.ts';

/** A person who can sign in. Times in milliseconds since 1970. Never changed in place. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly displayName: string;
  /** "" when there is none. */
  readonly photoUrl: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly createdAt: number;
  readonly lastLoginAt: number;
  readonly passwordUpdatedAt: number;
  /** Tokens of sign-ins before this time are refused. */
  readonly validSince: number;
}

/** One sign-in, kept alive by its refresh token, of which only a hash is stored. */
export interface Session {
  readonly hash: string;
  readonly uid: string;
  readonly signedInAt: number;
}

/** Accounts and sign-in sessions, in memory and in the journal. */
export class Accounts implements Journalled {
  private readonly byUid = new Map<string, Account>();
  private readonly byEmail = new Map<string, string>();
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly journal: Journal) {}

  get(uid: string): Account | undefined {
    return this.byUid.get(uid);
  }

  /** The account with this address, compared case-insensitively. */
  findByEmail(email: string): Account | undefined {
    const uid = this.byEmail.get(email.toLowerCase());
    return uid === undefined ? undefined : this.byUid.get(uid);
  }

  /** Store an account as new or changed; resolves when on disk. */
  save(account: Account): Promise<void> {
    return this.write({ type: 'account', account });
  }

  /** Remove an account. Its sessions are kept, so that their refresh tokens are answered with USER_NOT_FOUND. */
  remove(uid: string): Promise<void> {
    return this.write({ type: 'account-removed', uid });
  }

  /** Start a sign-in session. Returns the refresh token, which is not stored. */
  async startSession(uid: string, signedInAt: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.write({ type: 'session', session: { hash: hashToken(token), uid, signedInAt } });
    return token;
  }

  findSession(refreshToken: string): Session | undefined {
    return this.sessions.get(hashToken(refreshToken));
  }

  /** All accounts, for operations of the operator on all of them. */
  all(): Account[] {
    return [...this.byUid.values()];
  }

  restore(record: LogRecord): void {
    switch (record['type']) {
      case 'account':
        // Accounts stored before the introduction of pictures.
        return this.put(Object.assign({ photoUrl: '' }, record['account'] as Account));
      case 'account-removed':
        return this.drop(record['uid'] as string);
      case 'session': {
        const session = record['session'] as Session;
        this.sessions.set(session.hash, session);
        return;
      }
    }
  }

  snapshot(): Iterable<LogRecord> {
    return [
      ...[...this.byUid.values()].map((account) => ({ type: 'account', account })),
      ...[...this.sessions.values()].map((session) => ({ type: 'session', session })),
    ];
  }

  private write(record: LogRecord): Promise<void> {
    this.restore(record);
    return this.journal.append(record);
  }

  private put(account: Account): void {
    const old = this.byUid.get(account.uid);
    if (old) this.byEmail.delete(old.email.toLowerCase());
    this.byUid.set(account.uid, account);
    this.byEmail.set(account.email.toLowerCase(), account.uid);
  }

  private drop(uid: string): void {
    const old = this.byUid.get(uid);
    if (old) this.byEmail.delete(old.email.toLowerCase());
    this.byUid.delete(uid);
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
