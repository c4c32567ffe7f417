import type { Caller } from '../caller.ts';
import { asInteger, asObject, type JsonObject } from '../json.ts';
import { RpcError, toRpcError } from '../rpc-error.ts';
import type { Publication } from './database.ts';
import { firstMessages } from './listen-first.ts';
import type { Affected, ListenHub } from './listen-hub.ts';
import { rowMessages } from './listen-rows.ts';
import { snapshotMarker, targetRemoved } from './listen-messages.ts';
import type { Guard } from './guard.ts';
import { checkWatched, decodeWatched, targetIdOf, type Target } from './target.ts';

/** Destination of a stream's messages. `fail` ends the stream with an error. */
export interface StreamSink {
  readonly send: (message: JsonObject) => void;
  readonly fail: (error: RpcError) => void;
}

/** One Listen call: targets are added and removed, and every commit reaches them as one atomic snapshot. [BCK-4] */
export class ListenStream {
  private readonly targets = new Map<number, Target>();
  /** Work runs in order: commits made while a target's first rows are being sent are sent after them. */
  private tail: Promise<void> = Promise.resolve();
  /** Times of the commits queued in `tail`, oldest first. */
  private readonly undelivered: number[] = [];
  private closed = false;

  constructor(
    private readonly hub: ListenHub,
    private readonly guard: Guard,
    private readonly caller: Caller,
    private readonly sink: StreamSink,
  ) {
    hub.open(this);
  }

  /** Handle a ListenRequest. */
  receive(message: unknown): void {
    this.run(async () => {
      const request = asObject(message, 'A listen request');
      if (request['addTarget'] !== undefined) await this.add(asObject(request['addTarget'], 'addTarget'));
      if (request['removeTarget'] !== undefined) {
        const id = asInteger(request['removeTarget'], 'removeTarget');
        this.drop(id);
        this.sink.send(targetRemoved(id));
      }
    });
  }

  /** Handle a commit that concerns targets of this stream. */
  deliver(publication: Publication, affected: Affected): void {
    this.undelivered.push(publication.time);
    this.run(async () => {
      this.undelivered.shift();
      if (this.dropIfExpired()) return;
      for (const target of affected.rights) this.checkAgain(target);
      const targets = [...affected.rows].filter((target) => this.targets.get(target.id) === target);
      const { messages, reads } = rowMessages(this.hub.database, publication, targets);
      // Rows of a query with a limit are queried again and may include changes that are not on disk yet.
      if (targets.some((target) => target.window)) await this.hub.database.settled();
      if (messages.length === 0) return;
      this.hub.database.meter.count('listen', { reads });
      for (const message of messages) this.sink.send(message);
      this.sink.send(snapshotMarker(this.hub.database, publication.time));
    });
  }

  /** End the stream when its ID token is no longer valid; returns whether it was ended. */
  dropIfExpired(): boolean {
    if (this.caller.isCurrent()) return false;
    if (!this.closed) this.sink.fail(new RpcError('UNAUTHENTICATED', 'The ID token has expired.'));
    this.close();
    return true;
  }

  close(): void {
    this.closed = true;
    this.hub.close(this);
    for (const id of this.targets.keys()) this.drop(id);
  }

  private async add(json: JsonObject): Promise<void> {
    const id = targetIdOf(json);
    this.drop(id);
    const { database } = this.hub;
    try {
      const watched = decodeWatched(database.root, json);
      const target: Target = { id, watched, lookups: checkWatched(this.guard, watched), window: undefined };
      this.targets.set(id, target);
      this.hub.add(this, target);
      const { messages, reads } = firstMessages(database, target, json, this.consistentTime());
      database.meter.count('listen', { reads });
      await database.settled();
      for (const message of messages) this.sink.send(message);
    } catch (error) {
      this.drop(id);
      this.sink.send(targetRemoved(id, toRpcError(error)));
    }
  }

  /**
   * The time up to which every target of this stream is complete. A snapshot marker applies to all targets: with a
   * later time, a reconnecting client would skip changes that another target was never sent.
   */
  private consistentTime(): number {
    const [waiting] = this.undelivered;
    return waiting === undefined ? this.hub.heardTime : waiting - 1;
  }

  private checkAgain(target: Target): void {
    if (this.targets.get(target.id) !== target) return;
    this.hub.remove(target);
    try {
      target.lookups = checkWatched(this.guard, target.watched);
      this.hub.add(this, target);
    } catch (error) {
      this.targets.delete(target.id);
      this.sink.send(targetRemoved(target.id, toRpcError(error)));
    }
  }

  private drop(id: number): void {
    const target = this.targets.get(id);
    if (target) this.hub.remove(target);
    this.targets.delete(id);
  }

  private run(work: () => Promise<void>): void {
    this.tail = this.tail
      .then(() => (this.closed ? undefined : work()))
      .catch((error: unknown) => {
        if (!this.closed) this.sink.fail(toRpcError(error));
        this.close();
      });
  }
}
