import type { RoleName } from '../../../../schemas/choices.ts';
import { idOnly } from '../../../contract/inputs/shape.ts';
import { command, type BusinessWork } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { publicDocPath, type PublicDoc } from '../../../../schemas/public-doc.schema.ts';
import { ok, refuse } from '../../../domain/result.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { saveAsPending } from '../../../store/save.ts';
import { mayDo } from '../../../data/session.ts';
import { publicPageOf, rowOfPage, saysTheSame, type PublicDocRow } from './public-page.ts';
import { saleOnPaper } from './sale-on-paper.ts';

/**
 * Create the shared page of a sale, or update it, also when its link was closed. Without a connection it is pending
 * like any record. Sharing an up-to-date page writes nothing. [INV-6, INV-7]
 */
export const shareSale = command({
  name: 'sales.share',
  input: idOnly,
  needs: 'member',
  run: (work, { id }) =>
    writePage(work, id, (before, page) => {
      if (!before) return { right: 'add_sales', after: page };
      return saysTheSame(before, page) ? undefined : { right: 'edit_sales', after: page };
    }),
});

/** Close a link: from then on its page shows nothing. Works also for one that another phone shared. [INV-10] */
export const closeLink = command({
  name: 'sales.closeLink',
  input: idOnly,
  needs: 'member',
  run: (work, { id }) =>
    writePage(work, id, (before, page) =>
      before?.revoked ? undefined : { right: 'edit_sales', after: { ...page, revoked: true } },
    ),
});

/** The new state of a page, and the right that it needs; undefined for no change. */
type Decide = (
  before: PublicDocRow | undefined,
  page: PublicDoc,
) => { readonly right: RoleName; readonly after: PublicDoc } | undefined;

async function writePage(
  { deps, session, book, open }: BusinessWork,
  id: string,
  decide: Decide,
): Promise<CommandResult<'sales.share'>> {
  const ledger = await firstValueFrom(session.ledger$);
  const written = await book.exclusive(async (): Promise<CommandResult<'sales.share'>> => {
    const found = await saleOnPaper(book, ledger?.db, open, id);
    if (!found || found.sale.kind !== 'sale') return refuse({ type: 'NotHere' });
    const path = publicDocPath(open.business.id, id);
    const before = (await book.workspace.find([path])).get(path) as PublicDocRow | undefined;
    const decided = decide(before, publicPageOf(found, deps.now().toISOString()));
    if (!decided) return ok(null);
    if (!mayDo(open, decided.right)) return refuse({ type: 'NotAllowed' });
    const after = { ...rowOfPage(decided.after), rev: before?.rev ?? 0 };
    await saveAsPending(book, book.workspace, [{ before, after }]);
    return ok(null);
  });
  if (written.ok) session.sync.sendNow();
  return written;
}
