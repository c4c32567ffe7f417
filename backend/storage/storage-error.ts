/** An error in the format of Firebase Storage; the SDK evaluates the HTTP code. */
export class StorageError extends Error {
  constructor(
    readonly httpCode: 400 | 401 | 403 | 404 | 413 | 503,
    message: string,
  ) {
    super(message);
  }

  /** The error body of Firebase Storage. */
  toBody(): { error: { code: number; message: string } } {
    return { error: { code: this.httpCode, message: this.message } };
  }
}
