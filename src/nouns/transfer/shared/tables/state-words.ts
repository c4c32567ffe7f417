import { t } from '@lingui/core/macro';
import type { PaymentStatus } from '../../../../domain/debts/settlement.ts';

/* States of a row, as worded in tables. */

export const refusedWords = (): string => t`Not accepted`;
export const voidedWords = (): string => t`Voided`;
export const settledWords = (status: PaymentStatus): string =>
  ({ paid: t`Paid`, part: t`Paid in part`, unpaid: t`Not paid` })[status];

/** State of records that either count or do not. */
export function countedWords({ voided, sync }: { readonly voided: boolean; readonly sync: string }): string {
  if (sync === 'rejected') return refusedWords();
  return voided ? voidedWords() : '';
}
