import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, flag, instant, optional, text, userId, wholeNumber } from './fields.ts';

/** notifications/{id}: a message for one person; only its read state ever changes. [NTF-1] */
export const notification = documentKind('notifications', {
  notification_id: text({ max: 128 }),
  user_id: userId(),
  /** For a notification written by a member: the business and the member. The operator's have neither. [RUL-21] */
  business_id: optional(documentId()),
  from: optional(userId()),
  title: text({ max: 120 }),
  body: text({ max: 500, min: 0 }),
  opened: flag(),
  created_at: instant(),
  kind: optional(text({ max: 40 })),
  /** A path in the app. */
  link: optional(text({ max: 200 })),
  rev: wholeNumber(0, 1_000_000),
});
export type Notification = DocumentOf<typeof notification>;
