import type { Socket } from 'node:net';
import type { Services } from '../http/services.ts';
import type { GrpcServer } from './serve-grpc.ts';

/** Loads gRPC on the first connection that uses it: it serves SDKs in Node and test libraries, never browsers. */
export class GrpcWhenAsked {
  private server: Promise<GrpcServer> | undefined;

  constructor(private readonly services: Services) {}

  /** Handle a connection that speaks HTTP/2. */
  accept(socket: Socket): void {
    this.server ??= import('./serve-grpc.ts').then(({ serveGrpc }) => serveGrpc(this.services));
    this.server.then(
      (server) => server.accept(socket),
      (error: unknown) => {
        this.services.log(`gRPC cannot be served: ${String(error)}`);
        socket.destroy();
      },
    );
  }

  stop(): void {
    void this.server?.then(
      (server) => server.stop(),
      () => undefined,
    );
  }
}
