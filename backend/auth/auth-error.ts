/** A refusal in the words of Google's Identity Toolkit, e.g. EMAIL_EXISTS, which the SDK turns into its own codes. */
export class AuthError extends Error {
  constructor(
    message: string,
    readonly httpCode = 400,
  ) {
    super(message);
  }

  /** The body Identity Toolkit answers with. */
  toBody(): { error: { code: number; message: string; errors: object[] } } {
    const { httpCode: code, message } = this;
    return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
  }
}
