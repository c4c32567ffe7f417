import * as v from 'valibot';
import { documentKind } from './document-kind.ts';
import { flag, group, instant, listOf, optional, text, userId, wholeNumber } from './fields.ts';

/*
 * Documents written once when a person joins: the code by which they invite others, the referral that brought them, the
 * welcome mail. On the device these rows are in `workspace`.
 */

const rev = wholeNumber(0, 1_000_000);
/**
 * Always empty: a letter that anyone may queue has no second recipient. Phones before November 2026 omitted it.
 * [NTF-7, RUL-23]
 */
const nobody = optional(listOf(text({ max: 254 }), { max: 0 }));

/** referral_codes/{code}: the owner of the code; 9 characters. [ACC-5, RUL-11] */
export const referralCode = documentKind('referral_codes', {
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{9}$/)),
  user_id: userId(),
  rev,
});

/**
 * users/{referrer}/referrals/{id}: a person who joined through another person's code; `id` is `referred`.
 * [SUB-5, RUL-12]
 */
export const referral = documentKind('referrals', {
  created_at: instant(),
  referred: userId(),
  redeemed: flag(),
  subscribed: flag(),
  rev,
});

/** mail/{id}: a letter that the backend sends; it is never read again. [NTF-9] */
export const mailRequest = documentKind('mail', {
  to: listOf(text({ max: 254 }), { min: 1, max: 1 }),
  bcc: nobody,
  message: group({ subject: text({ max: 200 }), text: text({ max: 4_000 }), html: text({ max: 8_000 }) }),
  rev,
});

/** mail/{id} as queued by the contact form: addressed to us, with replies to the sender. [NTF-8] */
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
  /** One id per person, so that a person is welcomed only once. */
  welcomeMail: (uid: string) => `mail/welcome-${uid}`,
};
