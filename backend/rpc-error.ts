/** The canonical status names, each with its gRPC number and the HTTP code Google uses for it. */
const statuses = {
  CANCELLED: { grpc: 1, http: 499 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

export type RpcStatus = keyof typeof statuses;

/** An error response to a call: a status name and one sentence for a developer. */
export class RpcError extends Error {
  constructor(
    readonly status: RpcStatus,
    message: string,
  ) {
    super(message);
  }

  get grpcCode(): number {
    return statuses[this.status].grpc;
  }

  get httpCode(): number {
    return statuses[this.status].http;
  }

  /** The error body of Google's REST endpoints. */
  toBody(): { error: { code: number; message: string; status: RpcStatus } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

/** An INVALID_ARGUMENT error: the request itself is malformed. */
export function invalid(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}

/** The status with this HTTP code, INTERNAL when there is none. */
export function statusOfHttpCode(code: number): RpcStatus {
  if (code === 400) return 'INVALID_ARGUMENT';
  const names = Object.keys(statuses) as RpcStatus[];
  return names.find((name) => statuses[name].http === code) ?? 'INTERNAL';
}

/** Convert any thrown value to an RpcError; unexpected errors become INTERNAL without their details. */
export function toRpcError(thrown: unknown): RpcError {
  return thrown instanceof RpcError ? thrown : new RpcError('INTERNAL', 'The backend failed on this request.');
}
