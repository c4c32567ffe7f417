import { SUPPLIER_TEXTS } from './bounds.ts';
import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, listOf, optional, phone, texts } from './fields.ts';
import { partyFields, thingFields, words } from './pieces.ts';

/** A supplier. Never deleted, only archived. [VEN-1] */
export const vendor = documentKind(
  'vendors',
  {
    ...thingFields,
    ...partyFields,
    vendor_uid: documentId(), // the same as id; the specification's name
    phones: optional(listOf(phone(), { max: 5 })),
    supplies: words({ max: 20, length: 40 }),
    merged_into: optional(documentId()), // the canonical party, under which all its documents are booked [VEN-4]
    ...texts(SUPPLIER_TEXTS),
  },
  needs('opening_on', { opening_balance: 'present' }),
);

export type Vendor = DocumentOf<typeof vendor>;
