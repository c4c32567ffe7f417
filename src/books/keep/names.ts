/* Names by which groups, debts and parties are found. */

/** Name of all groups that settle or represent one document. */
export const targetKey = (target: string): string => `t:${target}`;
/** Name of a party's postings on one side: its statement. */
export const partyKey = (side: string, party: string): string => `p:${side}:${party}`;
/** Name of a customer's sales. */
export const soldToKey = (customer: string): string => `b:${customer}`;
export const debtId = (side: string, target: string): string => `${side} ${target}`;
export const partyId = (side: string, party: string): string => `${side} ${party}`;
