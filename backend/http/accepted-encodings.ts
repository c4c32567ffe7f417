import { parseAccept } from 'hono/utils/accept';

/** Content encodings that a client accepts; those refused with q=0 are excluded. */
export const acceptedEncodings = (request: Request): ReadonlySet<string> =>
  new Set(parseAccept(request.headers.get('accept-encoding') ?? '').flatMap(({ type, q }) => (q > 0 ? [type] : [])));
