import * as v from 'valibot';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, flag, instant, wholeNumber } from './fields.ts';

/**
 * Whether letters about a business are stopped: unsubscribes/{b} by the owner, unsubscribes/{b}_{token} by anyone with
 * the token of a letter. [RUL-24, NTF-11]
 */
export const unsubscribe = documentKind('unsubscribes', {
  business_id: documentId(),
  stopped: flag(),
  changed_at: instant(),
  rev: wholeNumber(0, 1_000_000),
});
export type Unsubscribe = DocumentOf<typeof unsubscribe>;

/** mail_tokens/{b}: the token in the link at the end of a letter; written and read only by the operator. */
export const mailToken = documentKind('mail_tokens', {
  business_id: documentId(),
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{32}$/)),
  rev: wholeNumber(0, 1_000_000),
});

/** Firestore paths of both; with a token, the path of the link's document. */
export const unsubscribePath = {
  unsubscribe: (businessId: string, token?: string) =>
    `unsubscribes/${businessId}${token === undefined ? '' : `_${token}`}`,
  token: (businessId: string) => `mail_tokens/${businessId}`,
};
