import { randomBytes } from 'node:crypto';
import { toJsonText } from '../json.ts';
import type { StreamSink } from '../firestore/listen-stream.ts';
import type { RpcError } from '../rpc-error.ts';

/** The call carried by a channel: Listen or Write. */
export interface ChannelStream {
  readonly receive: (message: unknown) => void;
  readonly close: () => void;
}

/** The hanging GET on which a channel sends messages. */
interface BackChannel {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Ends with the first data, as requested by a client behind a buffering proxy (CI=1). */
  readonly once: boolean;
  readonly openedAt: number;
  /** Cuts the underlying connection. */
  readonly destroy: () => void;
}

const backChannelLifeMs = 60_000;
const orphanLifeMs = 120_000;
const frameUnits = 256 * 1024;
const mostUnreadUnits = 512 * 1024 * 1024;
const encoder = new TextEncoder();

/** One WebChannel session (VER=8): numbered messages to the client, kept until acknowledged. */
export class WebChannel implements StreamSink {
  readonly sid = randomBytes(18).toString('base64url');
  private unread: { id: number; json: string }[] = [];
  private unreadUnits = 0;
  private lastId = 0;
  private nextOffset = 0;
  private back: BackChannel | undefined;
  /** Id of the last message written to the current back channel. */
  private written = 0;
  private aloneSince = Date.now();
  private stream: ChannelStream | undefined;
  private flushing = false;
  closed = false;

  /** Attach the stream whose messages this channel carries. */
  carry(stream: ChannelStream): void {
    this.stream = stream;
  }

  send(message: object | string): void {
    if (this.closed) return;
    const json = `[${toJsonText(message)}]`;
    this.unread.push({ id: ++this.lastId, json });
    this.unreadUnits += json.length;
    // A client that reads nothing must not exhaust the memory: the channel is closed, and the client reconnects and
    // starts over.
    if (this.unreadUnits > mostUnreadUnits) return this.close();
    if (this.flushing) return;
    this.flushing = true;
    setImmediate(() => {
      this.flushing = false;
      this.flush();
    });
  }

  /** Report the end of the stream to the client, which then ends the channel. */
  fail(error: RpcError): void {
    this.send(error.toBody());
    this.stream?.close();
  }

  /** Handle messages from the client, the first of which has this offset; those received before are skipped. */
  receive(offset: number, messages: readonly unknown[]): void {
    for (const [i, message] of messages.entries()) {
      if (offset + i < this.nextOffset) continue;
      this.nextOffset = offset + i + 1;
      this.stream?.receive(message);
    }
  }

  /**
   * The answer to a forward request: whether a back channel is open, the last message sent, and the number of bytes
   * waiting.
   */
  status(): [number, number, number] {
    return [this.back ? 1 : 0, this.lastId, this.unreadUnits];
  }

  /** The client has received every message up to this one. */
  acknowledge(id: number): void {
    const heard = this.unread.filter((message) => message.id <= id);
    for (const { json } of heard) this.unreadUnits -= json.length;
    if (heard.length > 0) this.unread = this.unread.filter((message) => message.id > id);
  }

  /** Open a new hanging GET; it replaces the old one and receives all unacknowledged messages. */
  openBackChannel(once: boolean, destroy: () => void): ReadableStream<Uint8Array> {
    this.detach();
    let mine: BackChannel | undefined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        mine = { controller, once, openedAt: Date.now(), destroy };
        this.back = mine;
        this.written = 0;
        this.flush();
        if (!once) this.send('noop');
      },
      cancel: () => {
        if (this.back === mine) this.forgetBack();
      },
    });
  }

  /** Keep the connection alive; drop a channel whose client disappeared. */
  tick(now: number): void {
    if (!this.back && now - this.aloneSince > orphanLifeMs) return this.close();
    if (!this.back || this.back.once) return;
    this.send('noop');
    if (now - this.back.openedAt >= backChannelLifeMs) setImmediate(() => setImmediate(() => this.detach()));
  }

  close(): void {
    this.closed = true;
    this.stream?.close();
    this.detach();
    this.unread = [];
  }

  /** Cut the hanging GET in the middle, simulating a network failure. */
  cut(): void {
    const back = this.back;
    this.forgetBack();
    this.close();
    back?.destroy();
  }

  /**
   * Write the messages not yet sent on this back channel, in frames: the length in UTF-16 units, then
   * [[id,[message]],…].
   */
  private flush(): void {
    const { back } = this;
    if (!back) return;
    let frame: string[] = [];
    let units = 0;
    const write = () => {
      const json = `[${frame.join(',')}]`;
      if (frame.length > 0) back.controller.enqueue(encoder.encode(`${json.length}\n${json}`));
      frame = [];
      units = 0;
    };
    const before = this.written;
    for (const { id, json } of this.unread) {
      if (id <= before) continue;
      frame.push(`[${id},${json}]`);
      units += json.length;
      this.written = id;
      if (units >= frameUnits) write();
    }
    write();
    if (back.once && this.written > before) this.detach();
  }

  private detach(): void {
    const back = this.back;
    this.forgetBack();
    back?.controller.close();
  }

  private forgetBack(): void {
    this.back = undefined;
    this.aloneSince = Date.now();
  }
}
