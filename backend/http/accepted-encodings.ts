import { parseAccept } from 'hono/utils/accept';

/** Names of the encodings in which a client takes an answer; what it refuses with q=0 is none of them. */
export const acceptedEncodings = (request: Request): ReadonlySet<string> =>
  new Set(parseAccept(request.headers.get('accept-encoding') ?? '').flatMap(({ type, q }) => (q > 0 ? [type] : [])));
