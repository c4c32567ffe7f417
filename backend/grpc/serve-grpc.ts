import type { Socket } from 'node:net';
import {
  Server,
  ServerCredentials,
  status as grpcStatus,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type MethodDefinition,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Method } from 'protobufjs';
import { lost } from '../faults.ts';
import { answerCall, openStream, type Credential } from '../http/firestore-calls.ts';
import type { Services } from '../http/services.ts';
import type { ChannelStream } from '../http/web-channel.ts';
import { asObject, isObject, type JsonObject } from '../json.ts';
import { toRpcError } from '../rpc-error.ts';
import { decodeMessage, encodeMessage, methods, typeName } from './messages.ts';

/** The Firestore service over gRPC, for SDKs that run in Node, on connections accepted elsewhere. */
export interface GrpcServer {
  accept(socket: Socket): void;
  stop(): void;
}

/** Serve the implemented calls; gRPC answers the others with UNIMPLEMENTED. */
export function serveGrpc(services: Services): GrpcServer {
  const server = new Server({
    'grpc.max_receive_message_length': 12 * 1024 * 1024,
    'grpc.max_connection_idle_ms': 5 * 60_000,
  });
  const definition: Record<string, MethodDefinition<JsonObject, JsonObject>> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const method of methods) {
    if (['ExecutePipeline', 'PartitionQuery'].includes(method.name)) continue;
    definition[method.name] = define(method);
    implementation[method.name] = handlerOf(services, method);
  }
  server.addService(definition, implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    stop() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function define(method: Method): MethodDefinition<JsonObject, JsonObject> {
  const [request, response] = [typeName(method, 'requestType'), typeName(method, 'responseType')];
  return {
    path: `/google.firestore.v1.Firestore/${method.name}`,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    requestSerialize: (json) => encodeMessage(request, json),
    requestDeserialize: (bytes) => decodeMessage(request, bytes),
    responseSerialize: (json) => encodeMessage(response, json),
    responseDeserialize: (bytes) => decodeMessage(response, bytes),
  };
}

function handlerOf(
  services: Services,
  { name, requestStream, responseStream }: Method,
): UntypedServiceImplementation[string] {
  if (requestStream) return streamHandler(services, name);
  if (responseStream) return listHandler(services, name);
  return unaryHandler(services, name);
}

function unaryHandler(services: Services, rpc: string): handleUnaryCall<JsonObject, JsonObject> {
  return (call, done) => void answerUnary(services, rpc, call, done);
}

async function answerUnary(
  services: Services,
  rpc: string,
  { request, metadata }: ServerUnaryCall<JsonObject, JsonObject>,
  done: sendUnaryData<JsonObject>,
): Promise<void> {
  try {
    const answer = await answerCall(services, rpc, resourceOf(request), credentialOf(metadata), request);
    if (answer === lost) done(connectionLost);
    else done(null, asObject(answer, 'An answer'));
  } catch (thrown) {
    done(failure(services, thrown));
  }
}

function listHandler(services: Services, rpc: string): handleServerStreamingCall<JsonObject, JsonObject> {
  return (call) => {
    answerCall(services, rpc, resourceOf(call.request), credentialOf(call.metadata), call.request).then(
      (answers) => {
        if (answers === lost) return call.emit('error', connectionLost);
        for (const answer of Array.isArray(answers) ? answers : [answers]) call.write(answer);
        return call.end();
      },
      (thrown: unknown) => call.emit('error', failure(services, thrown)),
    );
  };
}

/** The first message of a stream names its database; messages are processed in the order of arrival. */
function streamHandler(services: Services, rpc: string): handleBidiStreamingCall<JsonObject, JsonObject> {
  return (call) => {
    let stream: Promise<ChannelStream> | undefined;
    let ended = false;
    const end = () => {
      ended = true;
      void stream?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
    const fail = (thrown: unknown) => {
      if (!ended) call.emit('error', failure(services, thrown));
      end();
    };
    const cut = () => {
      if (!ended) call.emit('error', connectionLost);
      end();
    };
    const sink = { send: (message: JsonObject) => void (!ended && call.write(message)), fail, cut };
    call.on('data', (message: JsonObject) => {
      stream ??= openStream(services, rpc, resourceOf(message), credentialOf(call.metadata), sink);
      stream.then((opened) => ended || opened.receive(message), fail);
    });
    call.on('end', () => {
      end();
      call.end();
    });
    call.on('cancelled', end);
    call.on('error', end);
  };
}

/** The error that a client receives for a cut connection. */
const connectionLost = { code: grpcStatus.UNAVAILABLE, details: 'A test asked for this cut.' };

/** The field of a request that names the database. */
function resourceOf(request: JsonObject): string {
  const document = isObject(request['document']) ? request['document']['name'] : undefined;
  const name = request['database'] ?? request['parent'] ?? request['name'] ?? document;
  return typeof name === 'string' ? name : '';
}

function credentialOf(metadata: Metadata): Credential {
  return { authorization: metadata.get('authorization')[0]?.toString() };
}

function failure(services: Services, thrown: unknown): { code: number; details: string } {
  const error = toRpcError(thrown);
  if (error.status === 'INTERNAL') services.log(`failed on a gRPC call: ${String(thrown)}`);
  return { code: error.grpcCode, details: error.message };
}
