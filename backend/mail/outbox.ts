import { randomBytes } from 'node:crypto';
import type { Journal, Journalled, LogRecord } from '../store/journal.ts';
import { cutLetter, type Letter } from './letter.ts';

const mostKept = 200;

/** The last 200 letters, in place of a mail server; they are shown on a page of this machine. [BCK-16] */
export class Outbox implements Journalled {
  private readonly letters = new Map<string, Letter>();

  constructor(
    private readonly journal: Journal,
    private readonly log: (line: string) => void,
  ) {}

  /** Add a letter; resolves with its id when on disk. */
  async send(letter: Omit<Letter, 'id' | 'at'>): Promise<string> {
    const id = randomBytes(9).toString('base64url');
    const record = { type: 'letter', letter: cutLetter({ ...letter, id, at: Date.now() }) };
    this.restore(record);
    await this.journal.append(record);
    this.log(`mail to ${letter.to.join(', ')}: ${letter.subject} (see /__outbox)`);
    return id;
  }

  /** All letters, newest first. */
  all(): Letter[] {
    return [...this.letters.values()].toReversed();
  }

  find(id: string): Letter | undefined {
    return this.letters.get(id);
  }

  restore(record: LogRecord): void {
    if (record['type'] !== 'letter') return;
    const letter = record['letter'] as Letter;
    this.letters.delete(letter.id);
    this.letters.set(letter.id, letter);
    const [oldest] = this.letters.keys();
    if (this.letters.size > mostKept && oldest !== undefined) this.letters.delete(oldest);
  }

  snapshot(): Iterable<LogRecord> {
    return [...this.letters.values()].map((letter) => ({ type: 'letter', letter }));
  }
}
