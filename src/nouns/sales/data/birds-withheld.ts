import { firstValueFrom } from 'rxjs';
import type { NamedWithdrawal } from '../../../domain/health/withdrawal-now.ts';
import { birdsNotForSale, type BirdLine, type NotForSale } from '../../../domain/sales/birds-for-sale.ts';
import type { Stretch } from '../../../domain/time/stretch.ts';
import type { Book } from '../../../store/book.ts';
import { withdrawalAt } from '../../farm/data/withdrawal-at.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { OpenBusiness, Session } from '../../../data/session.ts';

interface PutOnSale {
  readonly open: OpenBusiness;
  readonly lines: readonly BirdLine[];
  /** The time at which they leave the flock. */
  readonly when: Stretch;
  readonly standing?: readonly BirdLine[];
}

/**
 * Birds that may be neither sold nor dressed at that time, as far as this phone knows. [SAL-44, PRC-2, VET-5, MSG-15]
 */
export async function birdsWithheld(
  { book, ledger$ }: Session,
  { open, lines, when, standing = [] }: PutOnSale,
): Promise<NotForSale | undefined> {
  const flocks = new Set(lines.flatMap(({ item_kind, farm_id }) => (item_kind === 'bird' && farm_id ? [farm_id] : [])));
  if (flocks.size === 0) return undefined;
  const ledger = await firstValueFrom(ledger$);
  const withdrawals = new Map<string, NamedWithdrawal>();
  for (const farm of flocks) {
    const found = await meatWithdrawal(book, ledger?.db, farm, when);
    if (found) withdrawals.set(farm, found);
  }
  return birdsNotForSale(lines, { withdrawals, isOwner: open.member.role === 'owner', standing });
}

/** The withdrawal period on the birds of a flock at a time, with the name of the medicine. */
export async function meatWithdrawal(
  book: Book,
  db: LedgerDatabase | undefined,
  farm: string,
  when: Stretch,
): Promise<NamedWithdrawal | undefined> {
  const found = await withdrawalAt(book, db, { farm, product: 'meat', when });
  if (!found) return undefined;
  const name = (await book.raw_materials.find([found.raw_material_id])).get(found.raw_material_id)?.name ?? '';
  return { ...found, name };
}
