import { MAX_LATE_BODY } from './bounds.ts';
import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, instant, oneOf, optional, text, userId, wholeNumber } from './fields.ts';

/** Collections whose records a removed member may still hand in: all those that members write. */
export const LATE_COLLECTIONS = [
  'sales',
  'payments',
  'purchases',
  'expenses',
  'shop',
  'stock_entries',
  'farm',
  'farm_activities',
  'raw_materials',
  'customers',
  'vendors',
] as const;

/** A record that its author could not send before being removed; the owner accepts or refuses it. [PPL-11, RUL-17] */
export const lateRecord = documentKind(
  'late',
  {
    id: documentId(),
    business_id: documentId(),
    collection: oneOf(...LATE_COLLECTIONS), // the collection of the record
    record_id: documentId(),
    body: text({ max: MAX_LATE_BODY }), // the record as JSON
    created_at: instant(),
    created_by: userId(),
    device_id: documentId(),
    status: oneOf('open', 'accepted', 'refused'),
    decided_at: optional(instant()),
    decided_by: optional(userId()),
    rev: wholeNumber(0, 1_000_000),
  },
  needs('decided_at', { status: ['accepted', 'refused'] }),
  needs('decided_by', { status: ['accepted', 'refused'] }),
);

export type LateRecord = DocumentOf<typeof lateRecord>;

/** Firestore path of a late record. */
export const latePath = (businessId: string, id: string): string => `businesses/${businessId}/late/${id}`;
