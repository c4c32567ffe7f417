import type { ApiWrite, ServerAnswer, ApiClient, ServerList } from '../../data/api-client.ts';
import { fromWireFields, toWireFields } from '../../domain/wire/rest-value.ts';

interface ClientOptions {
  /** Firestore's origin, without a trailing slash. */
  readonly origin: string;
  readonly projectId: string;
  /** The token of the signed-in user; undefined while no user is signed in. */
  readonly token: () => Promise<string | undefined>;
}

/** Timeout of a request. Units: ms. */
const TIMEOUT_MS = 15_000;
/**
 * Statuses that concern the request itself. Every other failure says nothing about it: no sign-in, contention, a server
 * in trouble.
 */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404]);

/**
 * Firestore's REST interface: any tab can use it, also one that does not replicate, and the SDK's single connection
 * stays with the tab that does.
 */
export function restClient({ origin, projectId, token }: ClientOptions): ApiClient {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = async (rest: string, body?: unknown, anybody = false): Promise<Response | undefined> => {
    try {
      const bearer = await token();
      if (bearer === undefined && !anybody) return undefined;
      return await fetch(`${origin}/v1/${root}${rest}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          'content-type': 'application/json',
        },
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      return undefined;
    }
  };
  return {
    async get(path, who): Promise<ServerAnswer> {
      const response = await call(`/${path}`, undefined, who?.anybody);
      if (!response?.ok) return { type: response && REFUSALS.has(response.status) ? 'denied' : 'unreachable' };
      const found = (await response.json()) as { fields?: Record<string, Record<string, unknown>> };
      const { updated_at, ...fields } = fromWireFields(found.fields);
      return { type: 'found', fields, updated_at: Date.parse(String(updated_at)) };
    },
    async list(path, limit): Promise<ServerList> {
      const response = await call(`/${path}?pageSize=${limit}`, undefined, true);
      if (!response?.ok) return { type: response && REFUSALS.has(response.status) ? 'denied' : 'unreachable' };
      const { documents = [] } = (await response.json()) as {
        documents?: { fields?: Record<string, Record<string, unknown>> }[];
      };
      return {
        type: 'found',
        documents: documents.map(({ fields }) => {
          const { updated_at: _at, ...said } = fromWireFields(fields);
          return said;
        }),
      };
    },
    async commit(writes, who) {
      const body = { writes: writes.map((write) => wireWrite(root, write)) };
      const response = await call(':commit', body, who?.anybody);
      if (response?.ok) return 'accepted';
      return response && REFUSALS.has(response.status) ? 'refused' : 'unreachable';
    },
  };
}

/** A write in the format of Firestore's REST interface. */
export function wireWrite(root: string, write: ApiWrite) {
  const name = `${root}/${write.path}`;
  const now = { fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' };
  if ('fields' in write) return { update: { name, fields: toWireFields(write.fields) }, updateTransforms: [now] };
  const added = Object.entries(toWireFields(write.union)).map(([fieldPath, { arrayValue }]) => ({
    fieldPath,
    appendMissingElements: arrayValue,
  }));
  return {
    update: { name, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [...added, { fieldPath: 'rev', increment: { integerValue: '1' } }, now],
    currentDocument: { exists: true },
  };
}
