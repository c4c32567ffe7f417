/**
 * A refusal with an error code of Google's Identity Toolkit, e.g. EMAIL_EXISTS, which the SDK maps to its own codes.
 */
export class AuthError extends Error {
  constructor(
    message: string,
    readonly httpCode = 400,
  ) {
    super(message);
  }

  /** The error body as Identity Toolkit returns it. */
  toBody(): { error: { code: number; message: string; errors: object[] } } {
    const { httpCode: code, message } = this;
    return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
  }
}
