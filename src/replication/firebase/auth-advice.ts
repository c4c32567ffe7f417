/** Advice for codes for which the provider has no helpful sentence of its own. */
const ADVICE: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'The e-mail or the password is not right. Check them and try again.',
  'auth/wrong-password': 'The password is not right. Check it with the eye and try again.',
  'auth/user-not-found': 'No account has this e-mail. Check it, or register.',
  'auth/email-already-in-use': 'This e-mail already has an account. Sign in instead.',
  'auth/invalid-email': 'This is not an e-mail address.',
  'auth/weak-password': 'The password is too short. Use six characters or more.',
  'auth/too-many-requests': 'Too many tries. Wait a minute, then try again.',
  'auth/user-disabled': 'This account was closed. Ask the person who manages it.',
};

/** Advice for an error code of the provider; undefined when there is none. */
export const adviceFor = (code: string): string | undefined => ADVICE[code];
