import { lost } from '../faults.ts';
import { invalid, RpcError, toRpcError } from '../rpc-error.ts';
import { asObject, type JsonObject } from '../json.ts';
import { jsonResponse, readJson } from './body.ts';
import { answerCall, servedDatabase } from './firestore-calls.ts';
import type { Services } from './services.ts';

/** Custom methods of the REST API, by their suffix after the colon. */
export const customCalls: Readonly<Record<string, string>> = {
  batchGet: 'BatchGetDocuments',
  batchWrite: 'BatchWrite',
  beginTransaction: 'BeginTransaction',
  commit: 'Commit',
  listCollectionIds: 'ListCollectionIds',
  rollback: 'Rollback',
  runAggregationQuery: 'RunAggregationQuery',
  runQuery: 'RunQuery',
};

/** Calls whose responses, including errors, are lists. */
const streamed = new Set(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

/**
 * Handle a request below /v1/, as the REST API maps it to calls. Errors have Firestore's format. The operator's
 * requests have a path of their own and need no token.
 */
export async function answerFirestore(
  services: Services,
  request: Request,
  operatorPrefix?: string,
): Promise<Response | typeof lost> {
  let rpc = '';
  try {
    const { name, verb, query } = resourceOf(request, operatorPrefix ?? '/v1/');
    servedDatabase(services, name);
    rpc = rpcOf(request.method, name, verb);
    const body = ['POST', 'PATCH'].includes(request.method) ? asObject(await readJson(request), 'The request') : {};
    const authorization = request.headers.get('authorization') ?? undefined;
    const credential = operatorPrefix === undefined ? { authorization } : 'operator';
    const answer = await answerCall(services, rpc, name, credential, messageOf(rpc, name, query, body));
    return answer === lost ? lost : jsonResponse(answer);
  } catch (thrown) {
    if (!(thrown instanceof RpcError)) services.log(`failed on ${request.method} ${rpc}: ${String(thrown)}`);
    const error = toRpcError(thrown);
    return Response.json(streamed.has(rpc) ? [error.toBody()] : error.toBody(), { status: error.httpCode });
  }
}

function resourceOf(request: Request, prefix: string): { name: string; verb: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url);
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(prefix.length));
  } catch {
    throw invalid('This is not a Firestore resource.');
  }
  const colon = request.method === 'POST' ? /^(.*):([A-Za-z]+)$/s.exec(path) : null;
  return { name: colon?.[1] ?? path, verb: colon?.[2] ?? '', query: searchParams };
}

function rpcOf(method: string, name: string, verb: string): string {
  const below = name.split('/').slice(5).length;
  const isDocument = below > 0 && below % 2 === 0;
  const known =
    method === 'POST' && verb !== ''
      ? customCalls[verb]
      : isDocument
        ? { GET: 'GetDocument', PATCH: 'UpdateDocument', DELETE: 'DeleteDocument' }[method]
        : { GET: 'ListDocuments', POST: 'CreateDocument' }[method];
  if (known !== undefined) return known;
  throw new RpcError('UNIMPLEMENTED', `${method} ${verb === '' ? 'here' : `:${verb}`} is not supported.`);
}

/** The call's request message: the body, with the values of the URL inserted. */
function messageOf(rpc: string, name: string, query: URLSearchParams, body: JsonObject): JsonObject {
  const [collectionId, parent] = [name.slice(name.lastIndexOf('/') + 1), name.slice(0, name.lastIndexOf('/'))];
  switch (rpc) {
    case 'GetDocument':
    case 'DeleteDocument':
      return { ...fromQuery(query), name };
    case 'ListDocuments':
      return { ...fromQuery(query), parent, collectionId };
    case 'CreateDocument':
      return { ...fromQuery(query), parent, collectionId, document: body };
    case 'UpdateDocument':
      return { ...fromQuery(query), document: { ...body, name } };
    case 'RunQuery':
    case 'RunAggregationQuery':
    case 'ListCollectionIds':
      return { ...body, parent: name };
    default:
      return body;
  }
}

const lists = new Set(['fieldPaths']);
const booleans = new Set(['exists', 'showMissing']);
const ignored = new Set(['key', 'alt', '$alt', 'access_token', 'prettyPrint']);

/** Convert query parameters to a message: "currentDocument.exists=true" is {currentDocument: {exists: true}}. */
function fromQuery(query: URLSearchParams): JsonObject {
  const message: JsonObject = {};
  for (const [name, value] of query) {
    if (ignored.has(name)) continue;
    const [first, second, more] = name.split('.');
    if (first === undefined || more !== undefined) throw invalid(`The parameter ${name} is not known.`);
    if (second === undefined) message[first] = booleans.has(first) ? value === 'true' : value;
    else {
      const inner = (message[first] ??= {}) as JsonObject;
      if (lists.has(second)) inner[second] = [...((inner[second] as string[] | undefined) ?? []), value];
      else inner[second] = booleans.has(second) ? value === 'true' : value;
    }
  }
  return message;
}
