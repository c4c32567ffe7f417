import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounts } from '../backend/auth/accounts.ts';
import { Database } from '../backend/firestore/database.ts';
import type { Doc } from '../backend/firestore/document.ts';
import { decodeQuery } from '../backend/firestore/query.ts';
import { decodeFields } from '../backend/firestore/value-json.ts';
import { microsToTimestamp } from '../backend/firestore/value.ts';
import type { JsonObject } from '../backend/json.ts';
import type { Method } from '../backend/rules/ast.ts';
import { explain } from '../backend/rules/explain.ts';
import { toResource } from '../backend/rules/from-document.ts';
import { RequestLookups } from '../backend/rules/lookups.ts';
import { possibleListings, queryValue } from '../backend/rules/prove-list.ts';
import { compileRules } from '../backend/rules/ruleset.ts';
import { RuleTimestamp, type RuleValue } from '../backend/rules/values.ts';
import { defaultDatabase } from '../backend/projects.ts';
import { Partitions } from '../backend/store/partitions.ts';
import { Store } from '../backend/store/store.ts';

/** A request to explain. */
export interface DescribedRequest {
  readonly method: Method;
  /** Path of a document, or for a list of a collection, below the database. */
  readonly path: string;
  /** The person's uid; absent for an unauthenticated request. */
  readonly as?: string | undefined;
  readonly email?: string | undefined;
  /** The document after a create or update, as wire fields: {"n": {"integerValue": "1"}}. */
  readonly fields?: JsonObject | undefined;
  /** Where, order and limit of a list, in the wire format of a structured query. */
  readonly query?: JsonObject | undefined;
}

/**
 * The verdict of the rules in a text on a request, over the documents in a data folder, which is only read. Errors:
 * rules that do not compile, an unreadable path or query, a folder without data.
 */
export async function explainRequest(
  rules: string,
  dataDir: string | undefined,
  project: string,
  request: DescribedRequest,
): Promise<readonly string[]> {
  const ruleset = compileRules(rules);
  const { database, accounts } = await readData(dataDir, project);
  const { method, path, as } = request;
  const now = Date.now() * 1000;
  const before = (at: string) => database.get(at);
  const written: Doc | undefined = request.fields && {
    path,
    fields: decodeFields(request.fields),
    createTime: before(path)?.createTime ?? now,
    updateTime: now,
  };
  const changed = method === 'delete' || written !== undefined;
  const after = (at: string) => (changed && at === path ? written : before(at));
  const common = {
    method,
    databaseId: defaultDatabase,
    auth: as === undefined ? null : authOf(as, request.email ?? accounts.get(as)?.email),
    time: new RuleTimestamp(microsToTimestamp(now)),
    requestResource: toResource(written, defaultDatabase),
    query: null,
  };
  const requests =
    method === 'list'
      ? listings(database, path, request.query ?? {}).map((listing) => ({ ...common, ...listing }))
      : [
          {
            ...common,
            segments: path.split('/'),
            resource: method === 'create' ? null : toResource(before(path), defaultDatabase),
          },
        ];
  return requests.flatMap((one, i) => {
    const title = requests.length > 1 ? [`Alternative ${i + 1} of ${requests.length} of the query`, ''] : [];
    return [
      ...title,
      ...explain(ruleset, rules, one, new RequestLookups({ databaseId: defaultDatabase, before, after }, 10)).lines,
      '',
    ];
  });
}

function listings(database: Database, path: string, json: JsonObject) {
  const segments = path.split('/');
  const from = [{ collectionId: segments.pop() }];
  const parent = [database.root, ...segments].join('/');
  const query = decodeQuery(database.root, parent, { from, ...json });
  return possibleListings(query, defaultDatabase).map((listing) => ({ ...listing, query: queryValue(query) }));
}

/** The data of a folder, or none, read from a copy of it: a backend may be running on it. */
async function readData(dataDir: string | undefined, project: string) {
  const copy = await mkdtemp(join(tmpdir(), 'flockbook-explain-'));
  try {
    if (dataDir !== undefined) await cp(dataDir, copy, { recursive: true });
    const journal = { append: () => Promise.resolve(), settled: () => Promise.resolve() };
    const accounts = new Partitions('project', project, journal, (_, own) => new Accounts(own));
    const first = `${project}/${defaultDatabase}`;
    const databases = new Partitions(
      'database',
      first,
      journal,
      (_, own) => new Database(project, defaultDatabase, own),
    );
    const store = await Store.open(copy, [accounts, databases], () => undefined);
    await store.close();
    return { accounts: accounts.at(project), database: databases.at(first) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function authOf(uid: string, email: string | undefined): RuleValue {
  const token = new Map<string, RuleValue>([
    ['sub', uid],
    ['user_id', uid],
    ['email_verified', false],
  ]);
  if (email !== undefined) token.set('email', email);
  return new Map<string, RuleValue>([
    ['uid', uid],
    ['token', token],
  ]);
}

/** A request described in a file: {"method", "path", "as", "email", "fields", "query"}. */
export async function readRequest(file: string): Promise<DescribedRequest> {
  return JSON.parse(await readFile(file, 'utf8')) as DescribedRequest;
}
