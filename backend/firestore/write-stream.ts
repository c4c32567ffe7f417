import { randomUUID } from 'node:crypto';
import { asObject } from '../json.ts';
import { toRpcError } from '../rpc-error.ts';
import { commit } from './commit.ts';
import type { Database } from './database.ts';
import { encodeCommit } from './encode-commit.ts';
import type { Guard } from './guard.ts';
import type { StreamSink } from './listen-stream.ts';
import { decodeWrites } from './write.ts';

/** One Write call: a handshake, then commits executed and answered in order; the first refusal ends the stream. */
export class WriteStream {
  private tail: Promise<void> = Promise.resolve();
  private greeted = false;
  private closed = false;
  private answers = 0;

  constructor(
    private readonly database: Database,
    private readonly guard: Guard,
    private readonly sink: StreamSink,
    /** Runs each commit; tests inject faults at this point. */
    private readonly run: <Answer>(work: () => Promise<Answer>) => Promise<Answer> = (work) => work(),
  ) {}

  /** Handle a WriteRequest. */
  receive(message: unknown): void {
    this.tail = this.tail
      .then(() => (this.closed ? undefined : this.answer(message)))
      .catch((error: unknown) => {
        if (!this.closed) this.sink.fail(toRpcError(error));
        this.close();
      });
  }

  close(): void {
    this.closed = true;
  }

  private async answer(message: unknown): Promise<void> {
    const { writes } = asObject(message, 'A write request');
    if (!this.greeted) {
      this.greeted = true;
      this.sink.send({ streamId: randomUUID(), streamToken: this.nextToken() });
      return;
    }
    const done = await this.run(() => commit(this.database, this.guard, decodeWrites(this.database.root, writes)));
    this.sink.send({ streamToken: this.nextToken(), ...encodeCommit(done) });
  }

  private nextToken(): string {
    return Buffer.from(String(++this.answers)).toString('base64');
  }
}
