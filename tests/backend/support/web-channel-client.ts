import { root } from './rest.ts';
import { projectId } from './start.ts';

type Message = Record<string, unknown>;

/** A Listen (or Write) call over WebChannel as made by the browser SDK, but with the test controlling every message. */
export class ListenClient {
  readonly messages: Message[] = [];
  private sid = '';
  private rid = 1;
  private heardId = 0;
  private offset = 0;
  private wake: (() => void) | undefined;
  private readonly cancel = new AbortController();
  /** Resolves when the back channel has ended, for any reason. */
  ended: Promise<void> = Promise.resolve();

  private constructor(private readonly base: string) {}

  static async open(
    url: string,
    headers: Record<string, string> = {},
    streaming = true,
    rpc = 'Listen',
  ): Promise<ListenClient> {
    const client = new ListenClient(`${url}/google.firestore.v1.Firestore/${rpc}/channel`);
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\r\n`);
    const answer = await client.post(new URLSearchParams({ headers: lines.join(''), count: '0', ofs: '0' }));
    const [[, [, sid]]] = JSON.parse(answer.slice(answer.indexOf('\n') + 1)) as [[number, [string, string]]];
    client.sid = sid;
    if (streaming) client.ended = client.readBackChannel();
    return client;
  }

  /** Send an addTarget for a query over one collection, or any other addTarget. */
  addTarget(targetId: number, target: Message): Promise<void> {
    return this.send({ addTarget: { targetId, ...target } });
  }

  async send(message: Message, offset = this.offset): Promise<void> {
    const data = JSON.stringify({ database: `projects/${projectId}/databases/(default)`, ...message });
    this.offset = Math.max(this.offset, offset + 1);
    await this.post(new URLSearchParams({ count: '1', ofs: String(offset), req0___data__: data }));
  }

  /** Resolves with all messages so far, once one of them satisfies the predicate. */
  async until(wanted: (message: Message) => boolean): Promise<Message[]> {
    while (!this.messages.some(wanted)) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.messages;
  }

  /** Resolves with the messages up to and including the next snapshot marker, and removes them. */
  async snapshot(): Promise<Message[]> {
    const isMarker = ({ targetChange }: Message) =>
      targetChange !== undefined && !('targetChangeType' in (targetChange as Message));
    await this.until(isMarker);
    return this.messages.splice(0, this.messages.findIndex(isMarker) + 1);
  }

  /** One long-polling request: ends with the first data (CI=1). */
  async poll(): Promise<string> {
    return (await fetch(this.url({ RID: 'rpc', TYPE: 'xmlhttp', CI: '1' }))).text();
  }

  close(): void {
    this.cancel.abort();
  }

  /** The URL for the next message. */
  get address(): string {
    return this.url({});
  }

  private url(query: Record<string, string>): string {
    const session: Record<string, string> = this.sid === '' ? {} : { SID: this.sid, AID: String(this.heardId) };
    const database = `projects/${projectId}/databases/(default)`;
    return `${this.base}?${new URLSearchParams({ VER: '8', database, RID: String(this.rid++), ...session, ...query }).toString()}`;
  }

  private async post(body: URLSearchParams): Promise<string> {
    const answer = await fetch(this.url({}), { method: 'POST', body });
    return answer.text();
  }

  private async readBackChannel(): Promise<void> {
    const url = this.url({ RID: 'rpc', TYPE: 'xmlhttp', CI: '0' });
    const answer = await fetch(url, { signal: this.cancel.signal }).catch(() => undefined);
    let text = '';
    try {
      for await (const chunk of answer?.body?.pipeThrough(new TextDecoderStream()) ?? [])
        text = this.take(text + chunk);
    } catch {
      // The test closed the channel or stopped the backend.
    }
  }

  private take(text: string): string {
    for (;;) {
      const newline = text.indexOf('\n');
      const length = Number(text.slice(0, newline));
      if (newline < 0 || text.length < newline + 1 + length) return text;
      const frame = JSON.parse(text.slice(newline + 1, newline + 1 + length)) as [number, [Message | string]][];
      for (const [id, [message]] of frame) {
        this.heardId = id;
        if (typeof message !== 'string') this.messages.push(message);
      }
      text = text.slice(newline + 1 + length);
      this.wake?.();
    }
  }
}

/** The query target of one collection. */
export function collectionTarget(collectionId: string, more: Message = {}): Message {
  return { query: { parent: root, structuredQuery: { from: [{ collectionId }], ...more } } };
}

/** The target of single documents. */
export function documentsTarget(...paths: string[]): Message {
  return { documents: { documents: paths.map((path) => `${root}/${path}`) } };
}

interface AnyMessage {
  targetChange?: { targetChangeType?: string; targetIds?: number[] };
  documentChange?: { document: { name: string }; targetIds: number[]; removedTargetIds?: number[] };
  documentRemove?: { document: string; removedTargetIds: number[] };
  documentDelete?: { document: string; removedTargetIds: number[] };
  filter?: { targetId: number; count: number };
}

/** Messages in short form: "ADD 2", "change a/1 in 2", "marker" … */
export function inShort(messages: readonly Message[]): string[] {
  const short = (name: string) => name.slice(root.length + 1);
  return messages.map((message: AnyMessage) => {
    const { targetChange, documentChange: change, documentRemove: remove, documentDelete: gone, filter } = message;
    if (targetChange?.targetChangeType)
      return `${targetChange.targetChangeType} ${targetChange.targetIds?.join() ?? ''}`;
    if (targetChange) return 'marker';
    if (change) {
      const left = change.removedTargetIds ? ` out of ${change.removedTargetIds.join()}` : '';
      return `change ${short(change.document.name)} in ${change.targetIds.join()}${left}`;
    }
    if (remove) return `remove ${short(remove.document)} of ${remove.removedTargetIds.join()}`;
    if (gone) return `delete ${short(gone.document)} of ${gone.removedTargetIds.join()}`;
    return `filter ${filter?.targetId}: ${filter?.count}`;
  });
}
