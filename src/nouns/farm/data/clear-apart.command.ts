import { apartDraft } from '../../../contract/inputs/farm.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { EGG_ITEM_OF_GRADE } from '../../../domain/sales/egg-items.ts';
import { checkApart, type ApartDraft } from '../../../domain/stock/check-apart.ts';
import { sumsOfPeriod } from '../../../books/read/period-sums.ts';
import { ALL_DAYS } from '../../../books/read/sums.ts';
import { saveNewFact } from '../../../data/new-fact.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { mayDo } from '../../../data/session.ts';

/** Record the use of eggs that were set apart. Idempotent: its id is part of the input. [VET-5, DAT-4] */
export const clearApart = command({
  name: 'farm.clearApart',
  input: apartDraft,
  saves: 'record',
  needs: 'member',
  run: async ({ deps, session, open, book }, draft) => {
    const mayRelease = draft.became !== 'for_sale' || open.member.role === 'owner';
    if (!mayDo(open, 'add_purchases') || !mayRelease) return refuse({ type: 'NotAllowed' });
    const { id, farm_id, grade, qty, occurred_at } = draft;
    const ledger = await firstValueFrom(session.ledger$);
    return book.exclusive(async (): Promise<CommandResult<'farm.clearApart'>> => {
      if ((await book.stock_entries.find([id])).has(id)) return ok({ id });
      const apart =
        ledger && valueOf(figure.eggsApart(farm_id, grade), totalsIn(await sumsOfPeriod(ledger.db, ALL_DAYS)));
      const checked = checkApart(draft, apart ?? qty, deps.now().toISOString());
      if (!checked.ok) return checked;
      await saveNewFact(deps, book, book.stock_entries, {
        id,
        business_id: open.business.id,
        occurred_at,
        content: () => ({ item_kind: 'withheld_eggs', item_id: farm_id, egg_grade: grade, qty, ...contentOf(draft) }),
      });
      return ok({ id });
    });
  },
});

/** A loss for another reason states that reason. */
function contentOf({ became, grade, note }: ApartDraft): object {
  const said = note.trim().slice(0, 500);
  if (became === 'thrown') return { kind: 'loss', reason: 'other', note: said || 'medicine' };
  if (became === 'used') return { kind: 'internal_use', used_for: 'business', ...(said && { note: said }) };
  return { kind: 'release', to_item_id: EGG_ITEM_OF_GRADE[grade], note: said };
}
