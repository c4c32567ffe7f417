/** A document beside each document of a collection: the same without what only owner and admins may know. */
export interface Card {
  /** Name of the collection of cards, beside that of the whole documents. */
  readonly name: string;
  /** Fields that no card has. */
  readonly without: readonly string[];
}

/**
 * A flock as attendants may know it: nothing of money, of where it came from, of what was said about it or of what it said
 * before. Same id, same rev, written in the same commit; firestore.rules let neither change without the other. [PPL-14]
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

/** What the card of a document says. */
export const cardOf = <F extends object>({ without }: Card, fields: F): F =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name))) as F;

/** Whether a document says more than its card. */
export const saysMoreThan = ({ without }: Card, fields: object): boolean => without.some((name) => name in fields);
