import { identifyCaller, operatorCaller, type Caller } from '../caller.ts';
import { calls } from '../firestore/calls.ts';
import { lost } from '../faults.ts';
import { ListenStream } from '../firestore/listen-stream.ts';
import { WriteStream } from '../firestore/write-stream.ts';
import type { JsonObject } from '../json.ts';
import { invalid, RpcError } from '../rpc-error.ts';
import type { ServedDatabase } from '../projects.ts';
import { faultyListen, faultyWrites, type CutSink } from './faulty-streams.ts';
import type { Services } from './services.ts';
import type { ChannelStream } from './web-channel.ts';

/** The credential of a call: the request's Authorization header, or the operator of this machine. */
export type Credential = { readonly authorization: string | undefined } | 'operator';

/**
 * The database named at the beginning of a resource name. Errors: INVALID_ARGUMENT, NOT_FOUND when it is not served.
 */
export function servedDatabase(services: Services, resource: string): { projectId: string; served: ServedDatabase } {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/|$)/.exec(resource);
  if (!match) throw invalid('This is not a Firestore resource.');
  const projectId = match[1]!;
  return { projectId, served: services.projects.database(projectId, match[2]!) };
}

/**
 * Execute one call, independent of transport. `resource` is the name that identifies the database. Errors: RpcError.
 * Returns `lost` when a test wants the connection cut.
 */
export async function answerCall(
  services: Services,
  rpc: string,
  resource: string,
  credential: Credential,
  request: JsonObject,
): Promise<JsonObject | JsonObject[] | typeof lost> {
  const call = Object.hasOwn(calls, rpc) ? calls[rpc] : undefined;
  if (!call) throw new RpcError('UNIMPLEMENTED', `${rpc} is not supported.`);
  const { served, caller } = await reach(services, resource, credential);
  const { database, transactions } = served;
  const work = () => call({ database, transactions, guard: served.guardFor(caller) }, request);
  return services.faults ? services.faults.run(rpc, work) : work();
}

/** Begin a Listen or a Write call. Errors: RpcError. */
export async function openStream(
  services: Services,
  rpc: string,
  resource: string,
  credential: Credential,
  sink: CutSink,
): Promise<ChannelStream> {
  const { served, caller } = await reach(services, resource, credential);
  const guard = served.guardFor(caller);
  const { faults } = services;
  if (rpc !== 'Listen') return new WriteStream(served.database, guard, sink, faults && faultyWrites(faults, sink));
  const stream = new ListenStream(served.hub, guard, caller, sink);
  return faults ? faultyListen(faults, stream, sink) : stream;
}

async function reach(
  services: Services,
  resource: string,
  credential: Credential,
): Promise<{ served: ServedDatabase; caller: Caller }> {
  const { projectId, served } = servedDatabase(services, resource);
  if (credential === 'operator') return { served, caller: operatorCaller };
  const { tokens } = services.projects.project(projectId).auth;
  return { served, caller: await identifyCaller(tokens, credential.authorization, services.asEmulator) };
}
