import { fromWireFields, toWireFields, type Fields, type WireValue } from './wire-value.ts';

/** The server's answer to a request: its result, or the reason for the refusal. */
export type Verdict =
  | { readonly allowed: true; readonly documents: readonly FoundDocument[] }
  | { readonly allowed: false; readonly status: string; readonly message: string };

export interface FoundDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One entry of a commit in REST format. */
export type WireWrite = Readonly<Record<string, unknown>>;

/** The database client of a user or of the operator. */
export type FirestoreClient = ReturnType<typeof clientOver>;

export interface Filter {
  readonly field: string;
  readonly op: 'EQUAL' | 'IN' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';
  readonly value: WireValue;
}

/** A client of Firestore's REST interface for one bearer token; unauthenticated when undefined. */
export const firestoreClient = (origin: string, projectId: string, token: string | undefined) =>
  clientOver(projectId, async (rpc, body) => {
    const response = await fetch(`${origin}/v1/${rpc}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });
    return response.text();
  });

/**
 * `ask` sends a call, `resource:method` and its body, and returns the text of the answer. The client does not evaluate
 * rules: each call returns the server's verdict.
 */
export function clientOver(projectId: string, ask: (rpc: string, body: string) => Promise<string>) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = async (rpc: string, body: unknown): Promise<Verdict> =>
    verdictOf(await ask(rpc, JSON.stringify(body)), root);

  return {
    /** Full resource name of a document, as writes need it. */
    nameOf: (path: string) => `${root}/${path}`,
    commit: (writes: readonly WireWrite[]) => call(`${root}:commit`, { writes }),
    get: (...paths: string[]) => call(`${root}:batchGet`, { documents: paths.map((path) => `${root}/${path}`) }),
    /** The documents of one collection below `parent` ('' is the root); `everywhere` queries the collection group. */
    list(
      parent: string,
      collectionId: string,
      { where = [], orderBy = [], limit, everywhere = false }: ListOptions = {},
    ) {
      return call(`${below(root, parent)}:runQuery`, {
        structuredQuery: {
          from: [{ collectionId, ...(everywhere ? { allDescendants: true } : {}) }],
          ...whereOf(where),
          ...(orderBy.length > 0 && { orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath } })) }),
          ...(limit === undefined ? {} : { limit }),
        },
      });
    },
    /** The number of documents of a collection below `parent`. */
    count: (parent: string, collectionId: string) =>
      call(`${below(root, parent)}:runAggregationQuery`, {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId }] },
          aggregations: [{ alias: 'all', count: {} }],
        },
      }),
    /** A write of the whole document with the server's time in `updated_at`, exactly as sent by the app. [SYN-3] */
    setWrite: (path: string, fields: Fields): WireWrite => ({
      update: { name: `${root}/${path}`, fields: toWireFields(fields) },
      updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
    }),
    /** The same without the server's time: a forged `updated_at` is passed as a field. */
    bareWrite: (path: string, fields: Fields): WireWrite => ({
      update: { name: `${root}/${path}`, fields: toWireFields(fields) },
    }),
    deleteWrite: (path: string): WireWrite => ({ delete: `${root}/${path}` }),
  };
}

export interface ListOptions {
  readonly where?: readonly Filter[];
  /** Fields, all ascending. */
  readonly orderBy?: readonly string[];
  readonly limit?: number;
  readonly everywhere?: boolean;
}

const below = (root: string, parent: string): string => (parent === '' ? root : `${root}/${parent}`);

const whereOf = (filters: readonly Filter[]): object => {
  if (filters.length === 0) return {};
  const all = filters.map(({ field, op, value }) => ({ fieldFilter: { field: { fieldPath: field }, op, value } }));
  return { where: all.length === 1 ? all[0] : { compositeFilter: { op: 'AND', filters: all } } };
};

interface WireRow {
  readonly found?: WireDocument;
  readonly document?: WireDocument;
  readonly error?: { readonly status?: string; readonly message?: string };
}
interface WireDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
}

/** Streams answer with a list, single calls with an object; both may contain an error. */
function verdictOf(body: string, root: string): Verdict {
  const parsed = JSON.parse(body) as WireRow | WireRow[];
  const rows = Array.isArray(parsed) ? parsed : [parsed];
  const error = rows.find((row) => row.error !== undefined)?.error;
  if (error) return { allowed: false, status: error.status ?? 'UNKNOWN', message: error.message ?? '' };
  const documents = rows
    .map((row) => row.found ?? row.document)
    .filter((document) => document !== undefined)
    .map(({ name, fields }) => ({ path: name.slice(root.length + 1), fields: fromWireFields(fields) }));
  return { allowed: true, documents };
}
