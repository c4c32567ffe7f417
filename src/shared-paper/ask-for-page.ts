import { backendPlaces, documentsOf } from '../domain/origin/backend-places.ts';
import type { Paper } from '../domain/papers/paper.ts';
import type { PublicAnswer, PublicLink } from '../domain/papers/public-state.ts';
import { fromWireFields } from '../domain/wire/rest-value.ts';

/** A shared page in its stored form. */
export interface PublicPage extends Paper {
  readonly shared_at: string;
  readonly revoked: boolean;
}

/** Timeout of the request. Units: ms. */
const TIMEOUT_MS = 15_000;

/** Fetch one shared page from Firestore without authentication: one request, no library. [INV-9, BCK-26] */
export async function askForPage({ business_id, order_id }: PublicLink): Promise<PublicAnswer<PublicPage>> {
  const documents = documentsOf(backendPlaces(location.origin, import.meta.env));
  try {
    const response = await fetch(`${documents}/public_docs/${business_id}_${order_id}`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return { type: 'missing' };
    if (response.status === 403) return { type: 'denied' };
    if (!response.ok) return { type: 'unreachable' };
    const found = (await response.json()) as { fields?: Record<string, Record<string, unknown>> };
    const page = fromWireFields(found.fields) as unknown as PublicPage;
    return page.revoked ? { type: 'denied' } : { type: 'found', page };
  } catch {
    return { type: 'unreachable' };
  }
}
