/**
 * Call back when a request to `origin` breaks before its end: refused, cut, or reset in the middle of a stream. The
 * Firestore SDK's channel hides this for up to half a minute while it retries, and users should see it at once.
 * Requests that the SDK itself aborts do not count. An HTML page counts as a failure too: it comes from a captive
 * portal, and the SDK would wait for ever for the answer behind it. [SYN-27] Returns a function that ends the watch.
 */
export function watchFetch(
  origin: string,
  onBroken: () => void,
  scope: { fetch: typeof fetch } = globalThis,
): () => void {
  const { fetch: unwatched } = scope;
  scope.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${origin}/`)) return unwatched(input, init);
    const broke = () => {
      if (!request.signal.aborted) onBroken();
    };
    let response: Response;
    try {
      response = await unwatched(request);
    } catch (fault) {
      broke();
      throw fault;
    }
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
      broke();
      throw new TypeError('A page came instead of an answer: a captive portal.');
    }
    if (!response.body) return response;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    response.body.pipeTo(writable).catch(broke);
    return new Response(readable, response);
  };
  return () => void (scope.fetch = unwatched);
}
