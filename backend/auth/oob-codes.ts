import { createHash, randomBytes } from 'node:crypto';
import type { Journal, Journalled, LogRecord } from '../store/journal.ts';

/** The action a code authorises, in Identity Toolkit's terms. */
export type OobKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

/** An out-of-band code, sent by mail; only a hash of it is stored. Time in milliseconds since 1970. */
export interface OobCode {
  readonly hash: string;
  readonly kind: OobKind;
  readonly uid: string;
  /** The account's address when the code was created; the code is invalid for any other address. */
  readonly email: string;
  /** The address to change to, for VERIFY_AND_CHANGE_EMAIL. */
  readonly newEmail?: string;
  readonly expiresAt: number;
}

const lifetimeMs = 3_600_000;
/** Time after expiry during which an expired code is distinguished from an unknown one. */
const rememberedMs = 24 * lifetimeMs;

/** Single-use codes, valid for one hour and across restarts. [BCK-16] */
export class OobCodes implements Journalled {
  private readonly codes = new Map<string, OobCode>();

  constructor(private readonly journal: Journal) {}

  /** Create a code; resolves when on disk. */
  async create(about: Omit<OobCode, 'hash' | 'expiresAt'>): Promise<string> {
    const code = randomBytes(24).toString('base64url');
    this.dropForgotten();
    await this.write({
      type: 'oob-code',
      code: { ...about, hash: hashCode(code), expiresAt: Date.now() + lifetimeMs },
    });
    return code;
  }

  /** The stored data of a code, possibly expired; undefined for a wrong or used one. */
  find(code: string): OobCode | undefined {
    return this.codes.get(hashCode(code));
  }

  /**
   * Consume a code together with all codes of the same kind and account. `used` is true when the code still existed.
   */
  use(code: OobCode): { used: boolean; onDisk: Promise<void> } {
    const used = this.codes.has(code.hash);
    const alike = [...this.codes.values()].filter(({ uid, kind }) => uid === code.uid && kind === code.kind);
    return { used, onDisk: this.write({ type: 'oob-codes-used', hashes: alike.map(({ hash }) => hash) }) };
  }

  restore(record: LogRecord): void {
    if (record['type'] === 'oob-code') {
      const code = record['code'] as OobCode;
      this.codes.set(code.hash, code);
    } else if (record['type'] === 'oob-codes-used') {
      for (const hash of record['hashes'] as string[]) this.codes.delete(hash);
    }
  }

  snapshot(): Iterable<LogRecord> {
    this.dropForgotten();
    return [...this.codes.values()].map((code) => ({ type: 'oob-code', code }));
  }

  private dropForgotten(): void {
    const now = Date.now();
    for (const [hash, { expiresAt }] of this.codes) if (expiresAt + rememberedMs < now) this.codes.delete(hash);
  }

  private write(record: LogRecord): Promise<void> {
    this.restore(record);
    return this.journal.append(record);
  }
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
