import * as v from 'valibot';
import { documentKind } from './document-kind.ts';
import { flag, group, instant, listOf, optional, text, userId, wholeNumber } from './fields.ts';

/*
 * What a person writes once, when they join: the code they invite others with, the referral that brought them, the mail that
 * welcomes them. On the device these rows stand in `workspace`.
 */

const rev = wholeNumber(0, 1_000_000);
/** To nobody else: a letter that anybody may queue has no second reader. Phones before November 2026 left it out. [NTF-7, RUL-23] */
const nobody = optional(listOf(text({ max: 254 }), { max: 0 }));

/** referral_codes/{code}: whose code it is; 9 characters. [ACC-5, RUL-11] */
export const referralCode = documentKind('referral_codes', {
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{9}$/)),
  user_id: userId(),
  rev,
});

/** users/{referrer}/referrals/{id}: somebody who joined through a person's code; `id` is `referred`. [SUB-5, RUL-12] */
export const referral = documentKind('referrals', {
  created_at: instant(),
  referred: userId(),
  redeemed: flag(),
  subscribed: flag(),
  rev,
});

/** mail/{id}: a letter that the backend sends; nobody reads it again. [NTF-9] */
export const mailRequest = documentKind('mail', {
  to: listOf(text({ max: 254 }), { min: 1, max: 1 }),
  bcc: nobody,
  message: group({ subject: text({ max: 200 }), text: text({ max: 4_000 }), html: text({ max: 8_000 }) }),
  rev,
});

/** mail/{id} as the contact form queues it: to us, and the answer goes to who wrote it. [NTF-8] */
export const contactRequest = documentKind('contact', {
  to: listOf(text({ max: 254 }), { min: 1, max: 1 }),
  bcc: nobody,
  replyTo: text({ max: 254 }),
  message: group({ subject: text({ max: 200 }), text: text({ max: 3_000 }), html: text({ max: 16_000 }) }),
  rev,
});

/** Firestore path of each. */
export const joiningPath = {
  referralCode: (code: string) => `referral_codes/${code}`,
  referral: (referrer: string, referred: string) => `users/${referrer}/referrals/${referred}`,
  /** One for each person, so that nobody is welcomed twice. */
  welcomeMail: (uid: string) => `mail/welcome-${uid}`,
};
