import { firstValueFrom } from 'rxjs';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { plainAmount } from '../../domain/money/plain-amount.ts';
import { ok, refuse } from '../../domain/result.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { balanceOf, partyBalances } from '../ledger/party-debts.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { standingSuppliers } from './vendor-rows.ts';

/** Every supplier as a table: what is read back by an import, and what we owe them now. [VEN-3] */
export async function exportSuppliers(
  { session$, now }: Deps,
  _input: CommandInput<'suppliers.export'>,
): Promise<CommandResult<'suppliers.export'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  const suppliers = await firstValueFrom(standingSuppliers(session, open.business.id));
  const ledger = await firstValueFrom(session.ledger$);
  const parties = ledger && (await partyBalances(ledger.db, ACCOUNTS.payables));
  const { currency } = open.settings;
  const rows = [...suppliers]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((one) => [
      one.name,
      one.phones?.join(' / ') ?? '',
      one.location ?? '',
      one.supplies?.join(', ') ?? '',
      one.mobile_money ?? '',
      one.terms_days ?? '',
      plainAmount(balanceOf(parties?.get(one.id)), currency),
      one.archived ? 'archived' : '',
    ]);
  const head = ['Name', 'Phone', 'Place', 'Supplies', 'Mobile money', 'Days to pay', `Owed now, ${currency}`, 'State'];
  return ok({ filename: `suppliers-${localDay(now())}.csv`, csv: writeCsv([head, ...rows]) });
}
