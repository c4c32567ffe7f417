import { randomBytes } from 'node:crypto';
import { toJsonText } from '../json.ts';
import type { StreamSink } from '../firestore/listen-stream.ts';
import type { RpcError } from '../rpc-error.ts';

/** What a channel carries: a Listen or a Write call. */
export interface ChannelStream {
  readonly receive: (message: unknown) => void;
  readonly close: () => void;
}

/** The hanging GET on which a channel sends. */
interface BackChannel {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** Ends with the first data, as a client asks that sits behind a buffering proxy (CI=1). */
  readonly once: boolean;
  readonly openedAt: number;
  /** Cuts the connection under it. */
  readonly destroy: () => void;
}

const backChannelLifeMs = 60_000;
const orphanLifeMs = 120_000;
const frameUnits = 256 * 1024;
const mostUnreadUnits = 512 * 1024 * 1024;
const encoder = new TextEncoder();

/** One WebChannel session (VER=8): numbered messages to the client, kept until it says it has them. */
export class WebChannel implements StreamSink {
  readonly sid = randomBytes(18).toString('base64url');
  private unread: { id: number; json: string }[] = [];
  private unreadUnits = 0;
  private lastId = 0;
  private nextOffset = 0;
  private back: BackChannel | undefined;
  /** Up to which message the present back channel was written. */
  private written = 0;
  private aloneSince = Date.now();
  private stream: ChannelStream | undefined;
  private flushing = false;
  closed = false;

  /** The stream whose messages this channel carries. */
  carry(stream: ChannelStream): void {
    this.stream = stream;
  }

  send(message: object | string): void {
    if (this.closed) return;
    const json = `[${toJsonText(message)}]`;
    this.unread.push({ id: ++this.lastId, json });
    this.unreadUnits += json.length;
    // A client that reads nothing must not fill the memory: it comes back and starts over.
    if (this.unreadUnits > mostUnreadUnits) return this.close();
    if (this.flushing) return;
    this.flushing = true;
    setImmediate(() => {
      this.flushing = false;
      this.flush();
    });
  }

  /** Tell the client that its stream ended; the client then ends the channel. */
  fail(error: RpcError): void {
    this.send(error.toBody());
    this.stream?.close();
  }

  /** Messages from the client, the first of which has this offset; those that came before are left out. */
  receive(offset: number, messages: readonly unknown[]): void {
    for (const [i, message] of messages.entries()) {
      if (offset + i < this.nextOffset) continue;
      this.nextOffset = offset + i + 1;
      this.stream?.receive(message);
    }
  }

  /** The answer to a forward request: whether a back channel is open, the last message sent, and bytes that wait. */
  status(): [number, number, number] {
    return [this.back ? 1 : 0, this.lastId, this.unreadUnits];
  }

  /** The client has every message up to this one. */
  acknowledge(id: number): void {
    const heard = this.unread.filter((message) => message.id <= id);
    for (const { json } of heard) this.unreadUnits -= json.length;
    if (heard.length > 0) this.unread = this.unread.filter((message) => message.id > id);
  }

  /** A new hanging GET; it replaces the old one and gets all that was not acknowledged. */
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

  /** Keep the connection from looking dead; drop a channel whose client went away without a word. */
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

  /** Cut the hanging GET in the middle, as a failing network does. */
  cut(): void {
    const back = this.back;
    this.forgetBack();
    this.close();
    back?.destroy();
  }

  /** Write what this back channel was not sent yet, in frames: the length in UTF-16 units, then [[id,[message]],…]. */
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
