import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { day, documentId, listOf, minorUnits, oneOf, optional, phone, text } from './fields.ts';
import { partyFields, thingFields, words } from './pieces.ts';

/** A customer. Never deleted, only archived. [CUS-1] */
export const customer = documentKind(
  'customers',
  {
    ...thingFields,
    ...partyFields,
    doc_id: documentId(), // the same as id; the specification's name
    phones: optional(listOf(text({ max: 20 }), { max: 5 })), // as entered; existing books hold numbers from before E.164
    whatsapp: optional(phone()),
    type: optional(oneOf('retail', 'wholesale', 'hotel', 'staff')),
    credit_limit: optional(minorUnits()),
    language: optional(oneOf('en', 'sw', 'fr')), // language of messages to them; the phone's when absent [LOK-10]
    promised_on: optional(day()), // day by which they promised to pay [DEB-4]
    merged_into: optional(documentId()), // the canonical party, under which all its documents are booked [CUS-8]
    tags: words({ max: 10, length: 30 }),
  },
  needs('opening_on', { opening_balance: 'present' }), // [CUS-4]
);

export type Customer = DocumentOf<typeof customer>;
