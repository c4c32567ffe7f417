import { StorageError } from './storage-error.ts';

const mostHeadBytes = 8 * 1024;
const mostMetadataBytes = 64 * 1024;

/** A multipart/related upload: the metadata resource as text, then the bytes, which are streamed. */
export interface MultipartUpload {
  readonly metadata: string;
  /** The Content-Type of the second part, undefined when it has none. */
  readonly contentType: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The two parts of a request body. Errors: StorageError 400 for any other format, also while the content is read. */
export async function readMultipart(request: Request): Promise<MultipartUpload> {
  const type = request.headers.get('content-type') ?? '';
  const boundary = /^multipart\/related\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined || !request.body) throw malformed();
  const bytes = new ByteReader(request.body);
  await bytes.until(`--${mark}\r\n`, mostHeadBytes);
  await bytes.until('\r\n\r\n', mostHeadBytes);
  const metadata = await bytes.until(`\r\n--${mark}\r\n`, mostMetadataBytes);
  const head = `\r\n${(await bytes.until('\r\n\r\n', mostHeadBytes)).toString()}\r\n`;
  const contentType = /\r\ncontent-type:\s*([^\r\n]+?)\s*\r\n/i.exec(head)?.[1];
  return { metadata: metadata.toString(), contentType, content: bytes.streamUntil(`\r\n--${mark}--`) };
}

/** Reads a stream up to delimiters. */
class ByteReader {
  private readonly source: AsyncIterator<Uint8Array>;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(body: ReadableStream<Uint8Array>) {
    this.source = (body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  }

  /** The bytes before a delimiter, at most `most`; the delimiter is consumed too. */
  async until(mark: string, most: number): Promise<Buffer> {
    for (;;) {
      const at = this.buffer.indexOf(mark);
      if (at > most || (at < 0 && this.buffer.length > most + mark.length)) throw malformed();
      if (at >= 0) {
        const found = this.buffer.subarray(0, at);
        this.buffer = this.buffer.subarray(at + mark.length);
        return found;
      }
      await this.more();
    }
  }

  /** Stream the bytes before a delimiter; the data after it is read and discarded. */
  async *streamUntil(mark: string): AsyncIterable<Uint8Array> {
    for (;;) {
      const at = this.buffer.indexOf(mark);
      const ready = at < 0 ? this.buffer.length - mark.length + 1 : at;
      if (ready > 0) yield this.buffer.subarray(0, ready);
      if (at >= 0) break;
      if (ready > 0) this.buffer = this.buffer.subarray(ready);
      await this.more();
    }
    while (!(await this.source.next()).done);
  }

  private async more(): Promise<void> {
    const { done, value } = await this.source.next();
    if (done) throw malformed();
    this.buffer = this.buffer.length === 0 ? Buffer.from(value) : Buffer.concat([this.buffer, value]);
  }
}

function malformed(): StorageError {
  return new StorageError(400, 'The upload is not a whole multipart/related message of metadata and content.');
}
