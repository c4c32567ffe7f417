import { send } from './http-client.ts';

const longestWord = 60;

/** A Listen call over WebChannel with minimal parsing: it searches the received text for words. */
export class RawListener {
  private frames: string[] = [];
  private lastId = 0;
  /** Text received while no caller waited for words. */
  private unheard = '';
  private readonly keep = (chunk: string): void => void (this.unheard += chunk);
  private onChunk = this.keep;
  private onFailure: ((error: Error) => void) | undefined;
  private stop: () => void = () => undefined;
  private closed = false;

  private constructor(private readonly channel: string) {}

  close(): void {
    this.closed = true;
    this.stop();
  }

  /** Watch one collection below a parent; resolves when the request is in flight. */
  static async open(url: string, root: string, parent: string, collectionId: string): Promise<RawListener> {
    const base = `${url}/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22`;
    const database = root.replace(/\/documents$/, '');
    const target = { query: { parent: `${root}/${parent}`, structuredQuery: { from: [{ collectionId }] } } };
    const form = new URLSearchParams({
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({ database, addTarget: { targetId: 2, ...target } }),
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const handshake = await send(`${base}&RID=1&database=${encodeURIComponent(database)}`, form.toString(), headers);
    let text = '';
    for await (const chunk of handshake.answer.setEncoding('utf8')) text += String(chunk);
    const sid = /"c","([^"]+)"/.exec(text)?.[1];
    if (sid === undefined) throw new Error(`No session: ${text.slice(0, 300)}`);
    const listener = new RawListener(`${base}&RID=rpc&SID=${sid}&CI=0&TYPE=xmlhttp`);
    await listener.openBackChannel();
    return listener;
  }

  /** Resolves when the first snapshot is complete: the target is current and a marker follows. */
  firstSnapshot(): Promise<void> {
    return this.words('"CURRENT"', '"targetChange"');
  }

  /** Resolves when these words have arrived in order, from this call on. Errors: not within 60 s. */
  async words(...words: readonly string[]): Promise<void> {
    let next = 0;
    let tail = '';
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The words did not arrive within 60 s.')), 60_000);
      this.onFailure = reject;
      const hear = (chunk: string) => {
        tail += chunk;
        for (let at = tail.indexOf(words[next]!); at >= 0; at = tail.indexOf(words[next]!)) {
          tail = tail.slice(at + words[next]!.length);
          if (++next === words.length) return resolve();
        }
        tail = tail.slice(-longestWord);
      };
      this.onChunk = hear;
      hear(this.unheard);
      this.unheard = '';
    });
    clearTimeout(timer);
    this.onChunk = this.keep;
  }

  private async openBackChannel(): Promise<void> {
    const { answer, stop } = await send(`${this.channel}&AID=${this.lastId}`);
    this.stop = stop;
    if (answer.statusCode !== 200) return this.onFailure?.(new Error(`The stream answered ${answer.statusCode}.`));
    this.frames = [];
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      this.frames.push(chunk);
      this.onChunk(chunk);
    });
    // A server may end the hanging request at any time; the next one continues after the last whole message.
    answer.on('close', () => {
      if (this.closed) return;
      this.lastId = Math.max(this.lastId, lastIdIn(this.frames.join('')));
      this.openBackChannel().catch((error: unknown) => this.onFailure?.(error as Error));
    });
    answer.on('error', () => undefined);
  }
}

/** The id of the last message in whole frames: the length in UTF-16 units, a line break, [[id,[message]],…]. */
function lastIdIn(text: string): number {
  let id = 0;
  for (let at = 0; ;) {
    const newline = text.indexOf('\n', at);
    const end = newline + 1 + Number(text.slice(at, newline));
    if (newline < 0 || !(end <= text.length)) return id;
    const messages = JSON.parse(text.slice(newline + 1, end)) as [number, unknown][];
    id = messages.at(-1)?.[0] ?? id;
    at = end;
  }
}
