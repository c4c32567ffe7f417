import type { Socket } from 'node:net';
import type { Services } from '../http/services.ts';
import type { GrpcServer } from './serve-grpc.ts';

/** gRPC is for SDKs in Node and for test libraries; browsers never ask for it, so it is loaded when somebody does. */
export class GrpcWhenAsked {
  private server: Promise<GrpcServer> | undefined;

  constructor(private readonly services: Services) {}

  /** Take a connection that speaks HTTP/2. */
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
