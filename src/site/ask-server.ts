import { backendPlaces } from '../domain/origin/backend-places.ts';

/** Timeout of a request. Units: ms. */
const TIMEOUT_MS = 15_000;

const { projectId, firestore } = backendPlaces(location.origin, import.meta.env);
/** Full resource name of the database's documents, as needed for writes. */
export const DOCUMENTS = `projects/${projectId}/databases/(default)/documents`;

/** Result of an unauthenticated database request without a library. */
export type ServerAnswer =
  | { readonly type: 'answered'; readonly body: unknown }
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'unreachable' };

/**
 * Call Firestore's REST interface below the documents. A web page in place of an answer, as from a captive portal,
 * counts as no answer.
 */
export async function askServer(call: string, body?: unknown): Promise<ServerAnswer> {
  try {
    const response = await fetch(`${firestore}/v1/${DOCUMENTS}${call}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500 || response.status === 429) return { type: 'unreachable' };
    if (!response.ok) return { type: 'refused', status: response.status };
    return { type: 'answered', body: await response.json() };
  } catch {
    return { type: 'unreachable' };
  }
}
