import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { firstValueFrom } from 'rxjs';
import { plainAmount } from '../../domain/money/plain-amount.ts';
import { ok, refuse } from '../../domain/result.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { balanceOf, partyBalances } from '../ledger/party-debts.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandResult } from '../port.ts';
import { standingCustomers } from './customer-rows.ts';

/** Everybody who buys as a table: what is read back by an import, and what they owe now. [CUS-7] */
export async function exportCustomers({ session$, now }: Deps): Promise<CommandResult<'customers.export'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const customers = await firstValueFrom(standingCustomers(session, open.business.id));
  const ledger = await firstValueFrom(session.ledger$);
  const parties = ledger && (await partyBalances(ledger.db, ACCOUNTS.receivables));
  const { currency } = open.settings;
  const money = (minor: number | undefined) => (minor === undefined ? '' : plainAmount(minor, currency));
  const rows = [...customers]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((one) => [
      one.name,
      one.phones?.join(' / ') ?? '',
      one.location ?? '',
      one.terms_days ?? '',
      money(one.credit_limit),
      money(balanceOf(parties?.get(one.id))),
      one.archived ? 'archived' : '',
    ]);
  const head = ['Name', 'Phone', 'Place', 'Days to pay', 'Credit limit', `Owes now, ${currency}`, 'State'];
  return ok({ filename: `customers-${localDay(now())}.csv`, csv: writeCsv([head, ...rows]) });
}
