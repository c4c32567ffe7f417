import { RpcError } from '../rpc-error.ts';

const exposedHeaders = [
  'x-client-wire-protocol',
  'x-http-session-id',
  'x-http-initial-response',
  'x-goog-upload-url',
  'x-goog-upload-control-url',
  'x-goog-upload-status',
  'x-goog-upload-size-received',
  'x-goog-upload-chunk-granularity',
  'x-goog-generation',
  'x-goog-hash',
  'content-range',
].join(', ');
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origins from which a page may be served by, and talk to, this backend: this machine's own names, and those named by
 * its operator. "shop.local" gets this port, "https://shop.example" is used unchanged, e.g. for a proxy with TLS.
 * Errors: a name that is neither a host nor an origin.
 */
export function servedOrigins(port: number, allowed: readonly string[] = []): string[] {
  return [...loopbackNames, ...allowed].map((name) => {
    const text = name.includes('://') ? name : `http://${name}:${port}`;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // The normalised URL differs when the text is more than an origin, or not an origin at all.
    if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/` || name.includes('*')) {
      throw new Error(`"${name}" is no host name and no origin.`);
    }
    return url.origin;
  });
}

/**
 * Admit only pages served by this machine. A foreign Host is a foreign name that resolves to this machine (DNS
 * rebinding); a foreign Origin, or a cross-site request without one, comes from a foreign page. Errors:
 * PERMISSION_DENIED. [BCK-10] `anyPort` (test hooks only) also admits requests through a relay on another port of this
 * machine.
 */
export function admit(request: Request, own: readonly string[], anyPort = false): void {
  const origins = anyPort ? [...own, ...relayedOrigins(request)] : own;
  const host = (request.headers.get('host') ?? '').toLowerCase();
  if (!origins.some((origin) => hostOf(origin) === host))
    throw new RpcError('PERMISSION_DENIED', 'This host name is not served.');
  const origin = request.headers.get('origin');
  if (origin !== null && !origins.includes(origin)) {
    throw new RpcError('PERMISSION_DENIED', 'Requests from this origin are not allowed.');
  }
  // Another port of this machine is a different origin, though browsers treat it as the same site.
  const fromElsewhere = origin === null && /^(cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '');
  if (fromElsewhere && !isLink(request)) {
    throw new RpcError('PERMISSION_DENIED', 'Requests from other sites are not allowed.');
  }
}

/** A link from another site opens the app as a top-level page and is allowed; a form or a frame is not. */
function isLink(request: Request): boolean {
  const { method, headers } = request;
  const reads = method === 'GET' || method === 'HEAD';
  return (
    reads &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    (headers.get('sec-fetch-dest') ?? 'document') === 'document'
  );
}

/** The Host header that a browser sends for an origin. */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf('://') + 3);
}

/** Response headers that let an admitted page on another of our origins read the answer. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': exposedHeaders,
    Vary: 'Origin',
  };
}

/** The answer to a preflight of an admitted page; allows what the page requests. */
export function preflight(request: Request): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '',
    'Access-Control-Max-Age': '3600',
  };
  return new Response(null, { status: 204, headers });
}

/** Origins on this machine named by a request, regardless of port. */
function relayedOrigins(request: Request): string[] {
  const named = [`http://${request.headers.get('host') ?? ''}`, request.headers.get('origin') ?? ''];
  return named.filter((origin) => /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(origin));
}
