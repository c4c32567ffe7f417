/**
 * A document that accompanies each document of a collection: the same fields except those that only the owner and
 * admins may read.
 */
export interface Card {
  /** Name of the collection of cards, next to the collection of full documents. */
  readonly name: string;
  /** Fields omitted from every card. */
  readonly without: readonly string[];
}

/**
 * A flock as attendants may read it: without money, origin, notes and history. The card has the same id and rev and is
 * written in the same commit; firestore.rules allow neither to change without the other. [PPL-14]
 */
export const flockCard = {
  name: 'flock_cards',
  without: [
    'vendor_id',
    'unit_cost',
    'transport_cost',
    'initial_payment',
    'source_item_id',
    'opening',
    'salvage_price',
    'note',
    'history',
  ],
} as const satisfies Card;

/** The card of a document. */
export const cardOf = <F extends object>({ without }: Card, fields: F): F =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name))) as F;

/** Whether a document has fields that its card omits. */
export const saysMoreThan = ({ without }: Card, fields: object): boolean => without.some((name) => name in fields);
