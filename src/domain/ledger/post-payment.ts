import type { Payment } from '../../../schemas/payment.schema.ts';
import { ACCOUNTS, type Account } from './posting.ts';
import { settledBy, type Writer } from './writer.ts';

/** A later payment, in or out, and money that only moves. [LED-46, LED-56, PAY-1] */
export function postPayment(payment: Payment, write: Writer): void {
  write.at(payment.day, payment.occurred_at);
  const { amount, method, to_method, party_id: party } = payment;
  if (to_method !== undefined) {
    write.money('from', ACCOUNTS.money, -amount, { method, category: 'moved' });
    write.money('to', ACCOUNTS.money, amount, { method: to_method, category: 'moved' });
    return;
  }
  const signed = payment.direction === 'in' ? amount : -amount;
  const account = settles(payment);
  const paid = settledBy(method, account === ACCOUNTS.payables ? 'supplier' : 'customer');
  const isDebt = account === ACCOUNTS.receivables || account === ACCOUNTS.payables;
  write.money('money', paid.account, signed, { method: paid.method, party });
  write.money('for', account, -signed, isDebt ? { party, target: payment.target_id } : {});
}

/** What the other side of the money is. Without a party it is the owner's own, or a walk-in's. */
function settles({ party_kind, target_kind, direction }: Payment): Account {
  if (party_kind === 'customer') return ACCOUNTS.receivables;
  if (party_kind === 'vendor') return ACCOUNTS.payables;
  if (target_kind === 'sale') return ACCOUNTS.receivables;
  if (target_kind === 'opening') return ACCOUNTS.opening;
  if (target_kind !== 'account') return ACCOUNTS.payables;
  return direction === 'in' ? ACCOUNTS.capital : ACCOUNTS.drawings;
}
