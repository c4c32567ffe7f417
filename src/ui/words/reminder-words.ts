import { t } from '@lingui/core/macro';
import { formatAmount } from '../../domain/money/currency.ts';
import { shortDay } from './date-words.ts';

interface Reminder {
  name: string;
  /** Units: minor units. */
  owed: number;
  currency: string;
  oldest_due?: string | undefined;
  business: { name: string; phone?: string | undefined };
}

/** A friendly text about what is owed, ready for WhatsApp. [DEB-4] */
export function reminderWords({ name, owed, currency, oldest_due, business }: Reminder): string {
  const amount = `${formatAmount(owed, currency)} ${currency}`;
  const us = [business.name, business.phone].filter(Boolean).join(', ');
  if (oldest_due === undefined)
    return t`Hello ${name}, ${amount} is still open with us. When can you pay? Thank you. ${us}`;
  const day = shortDay(oldest_due);
  return t`Hello ${name}, ${amount} is still open with us, the oldest of it since ${day}. When can you pay? Thank you. ${us}`;
}
