import * as v from 'valibot';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, flag, instant, wholeNumber } from './fields.ts';

/**
 * unsubscribes/{b} by the owner, unsubscribes/{b}_{token} by whoever has the token of a letter: whether letters about a
 * business are stopped. [RUL-24, NTF-11]
 */
export const unsubscribe = documentKind('unsubscribes', {
  business_id: documentId(),
  stopped: flag(),
  changed_at: instant(),
  rev: wholeNumber(0, 1_000_000),
});
export type Unsubscribe = DocumentOf<typeof unsubscribe>;

/** mail_tokens/{b}: what the link at the end of a letter carries; written and read by the operator alone. */
export const mailToken = documentKind('mail_tokens', {
  business_id: documentId(),
  token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{32}$/)),
  rev: wholeNumber(0, 1_000_000),
});

/** Firestore paths of both; with a token the document is that of the link. */
export const unsubscribePath = {
  unsubscribe: (businessId: string, token?: string) =>
    `unsubscribes/${businessId}${token === undefined ? '' : `_${token}`}`,
  token: (businessId: string) => `mail_tokens/${businessId}`,
};
