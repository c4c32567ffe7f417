/* Names by which groups, debts and parties are found. */

/** Of all that settles, or is, one document. */
export const targetKey = (target: string): string => `t:${target}`;
/** Of a party's postings on one side: its statement. */
export const partyKey = (side: string, party: string): string => `p:${side}:${party}`;
/** Of a customer's sales. */
export const soldToKey = (customer: string): string => `b:${customer}`;
export const debtId = (side: string, target: string): string => `${side} ${target}`;
export const partyId = (side: string, party: string): string => `${side} ${party}`;
