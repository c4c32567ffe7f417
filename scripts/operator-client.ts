import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFields, toPlainObject, type AdminWrite, type PlainValue } from '../backend/admin.ts';
import { documentsRoot } from '../backend/firestore/path.ts';
import type { Transform } from '../backend/firestore/transform.ts';
import { decodeFields, encodeFields } from '../backend/firestore/value-json.ts';
import { operatorSecretFile } from '../backend/operator/secret.ts';
import { PlainFault } from '../backend/plain-fault.ts';

/** The operator's access to a running backend: no rules apply. [BCK-25] */
export interface Operator {
  /** All writes together, at most 500. Resolves when on disk. */
  commit(writes: readonly AdminWrite[]): Promise<void>;
  /** The data of a document; timestamps are Dates, integers numbers. */
  get(path: string): Promise<Record<string, unknown> | undefined>;
  /** The documents of one collection, by id. */
  list(collectionPath: string): Promise<{ id: string; data: Record<string, unknown> }[]>;
}

/**
 * The operator's secret of a data folder. Errors: PlainFault when no backend was started with it, or it belongs to
 * another user.
 */
export function readOperatorSecret(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, operatorSecretFile), 'utf8').trim();
  } catch {
    throw new PlainFault(
      `There is no operator's secret in ${dataDir} that can be read. Start the backend once, or choose its folder with FLOCKBOOK_DATA=<folder>.`,
    );
  }
}

/** Access over HTTP, while the backend runs. Errors of each call: PlainFault, with the backend's message. */
export function openOperator(url: string, projectId: string, secret: string): Operator {
  const root = documentsRoot(projectId);

  async function call(resource: string, request: object): Promise<unknown> {
    const answer = await fetch(`${url}/__admin/v1/${resource}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: JSON.stringify(request),
    }).catch((error: unknown) => {
      throw new PlainFault(`No backend answers on ${url}. Start it, or choose its port with PORT=<number>.`, {
        cause: error,
      });
    });
    const json = (await answer.json()) as unknown;
    const { error } = (Array.isArray(json) ? (json[0] as object) : json) as { error?: { message: string } };
    if (error) throw new PlainFault(error.message);
    return json;
  }

  return {
    async commit(writes) {
      await call(`${root}:commit`, { writes: writes.map((write) => encodeWrite(root, write)) });
    },
    async get(path) {
      const [answer] = (await call(`${root}:batchGet`, { documents: [`${root}/${path}`] })) as {
        found?: { fields?: object };
      }[];
      return answer?.found && toPlainObject(decodeFields(answer.found.fields));
    },
    async list(collectionPath) {
      const slash = collectionPath.lastIndexOf('/');
      const parent = slash < 0 ? root : `${root}/${collectionPath.slice(0, slash)}`;
      const structuredQuery = { from: [{ collectionId: collectionPath.slice(slash + 1) }] };
      const answers = (await call(`${parent}:runQuery`, { structuredQuery })) as {
        document?: { name: string; fields?: object };
      }[];
      return answers.flatMap(({ document }) => {
        if (!document) return [];
        const id = document.name.slice(document.name.lastIndexOf('/') + 1);
        return [{ id, data: toPlainObject(decodeFields(document.fields)) }];
      });
    },
  };
}

/**
 * A value of a JSON text, for a write: {"$timestamp": "2026-01-01T00:00:00Z"} is converted to that moment. Errors:
 * PlainFault for an invalid moment.
 */
export function fromJson(json: unknown): PlainValue {
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object' || json === null) return json as PlainValue;
  const entries = Object.entries(json);
  const [name, value] = entries[0] ?? [];
  if (entries.length === 1 && name === '$timestamp') {
    const time = new Date(String(value));
    if (Number.isNaN(time.getTime())) throw new PlainFault(`"${String(value)}" is no moment in time.`);
    return time;
  }
  return Object.fromEntries(entries.map(([key, inner]) => [key, fromJson(inner)]));
}

function encodeWrite(root: string, write: AdminWrite): object {
  if ('delete' in write) return { delete: `${root}/${write.delete}` };
  const transforms: Transform[] = [];
  const fields = encodeFields(toFields(write.data, [], transforms));
  const updateTransforms = transforms.map(({ field }) => ({
    fieldPath: field.map((part) => `\`${part.replace(/[\\`]/g, '\\$&')}\``).join('.'),
    setToServerValue: 'REQUEST_TIME',
  }));
  return { update: { name: `${root}/${write.set}`, fields }, updateTransforms };
}
