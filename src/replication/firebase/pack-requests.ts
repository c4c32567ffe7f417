/** Requests shorter than this fit in one packet anyway and are not compressed. Units: characters. */
const WORTH_IT = 1_000;

/**
 * The parts of a worker's scope with which the SDK sends: its stream by fetch, its commits by XMLHttpRequest where
 * available.
 */
interface Sending {
  fetch: typeof fetch;
  XMLHttpRequest?: typeof XMLHttpRequest;
}

/**
 * Send long requests to `origin` as gzip: a day of records over a slow network takes a fifth of the bytes. [PRF-15] For
 * the embedded backend only, which decompresses them; Google's servers do not promise to. Returns a function that stops
 * it.
 */
export function packRequests(origin: string, scope: Sending = globalThis): () => void {
  if (typeof CompressionStream !== 'function') return () => undefined; // browsers from before 2023 send uncompressed
  const { fetch: plainFetch, XMLHttpRequest: PlainRequest } = scope;
  const isWorthIt = (url: string, body: unknown): body is string =>
    typeof body === 'string' && body.length >= WORTH_IT && url.startsWith(`${origin}/`);
  scope.fetch = async (input, init) => {
    const body = init?.body;
    if (!isWorthIt(input instanceof Request ? input.url : String(input), body)) return plainFetch(input, init);
    const headers = new Headers(init?.headers);
    // A text body carries its own content type, bytes do not.
    if (!headers.has('content-type')) headers.set('Content-Type', 'text/plain;charset=UTF-8');
    headers.set('Content-Encoding', 'gzip');
    return plainFetch(input, { ...init, headers, body: await packed(body) });
  };
  if (PlainRequest) scope.XMLHttpRequest = packing(PlainRequest, isWorthIt);
  return () => Object.assign(scope, { fetch: plainFetch }, PlainRequest && { XMLHttpRequest: PlainRequest });
}

const packing = (
  PlainRequest: typeof XMLHttpRequest,
  isWorthIt: (url: string, body: unknown) => body is string,
): typeof XMLHttpRequest =>
  class extends PlainRequest {
    private url = '';
    override open(method: string, url: string | URL, ...more: unknown[]): void {
      this.url = String(url);
      super.open(method, url, ...(more as [boolean]));
    }
    override send(body?: Parameters<XMLHttpRequest['send']>[0]): void {
      if (!isWorthIt(this.url, body)) return super.send(body);
      void packed(body).then((bytes) => {
        if (this.readyState !== PlainRequest.OPENED) return; // aborted meanwhile
        this.setRequestHeader('Content-Encoding', 'gzip');
        super.send(bytes);
      });
    }
  };

const packed = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
