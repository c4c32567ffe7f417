/** A refusal in the words of Firebase Storage; the SDK goes by the HTTP code. */
export class StorageError extends Error {
  constructor(
    readonly httpCode: 400 | 401 | 403 | 404 | 413 | 503,
    message: string,
  ) {
    super(message);
  }

  /** The body Firebase Storage answers with. */
  toBody(): { error: { code: number; message: string } } {
    return { error: { code: this.httpCode, message: this.message } };
  }
}
