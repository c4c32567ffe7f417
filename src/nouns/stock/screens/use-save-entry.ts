import { useRef, useState } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import type { ItemPage, ItemView } from '../../../contract/stock.ts';
import { useUndo } from '../../../client/use-undo.ts';
import type { MoreThanStock } from '../../../domain/sales/sale-warnings.ts';
import { checkEntry, type EntryDraft } from '../../../domain/stock/check-entry.ts';
import { entryWarnings } from '../../../domain/stock/entry-warnings.ts';
import { useAsked } from '../../../ui/feedback/use-asked.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import type { ShopRefusal } from '../shared/shop-error-words.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { onDay } from '../../../domain/time/on-day.ts';
import { oldDayWords } from '../../../ui/words/date-words.ts';
import { t } from '@lingui/core/macro';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { type Draft, useKept } from '../../../ui/drafts/use-draft.ts';
import { alone } from '../../../ui/drafts/draft-store.ts';

/**
 * Save a stock entry, on a day that is kept for the next one; idempotent for repeated presses, and the next record has
 * an id of its own. A quantity above the booked stock is asked about first. [DAT-4, MSG-7, SHP-17]
 */
export function useSaveEntry({ item, on_hand, moved }: ItemPage, kept: Draft, onSaved: () => void) {
  const business = useBusiness();
  const { run, busy } = useCommand('shop.addEntry');
  const told = useSavedToast();
  const undo = useUndo('shop.voidEntry', 'edit_purchases');
  const [id, setId] = useKept(kept, 'id', newDocumentId, alone);
  const saving = useRef(false);
  const [day, setDay] = useKept(kept, 'day', '', alone);
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const { asked, mayGoOn, forget } = useAsked<MoreThanStock>();
  const save = async (draft: Omit<EntryDraft, 'id' | 'occurred_at'>) => {
    if (saving.current) return;
    const at = timeNow().toISOString();
    const occurred_at = day === '' ? undefined : onDay(day, at, { atEnd: draft.content.kind === 'count' });
    const entry = { ...draft, id, occurred_at };
    const checked = checkEntry(entry, { at, currency: business?.currency ?? '' });
    if (!checked.ok) return setRefusal(checked.error);
    setRefusal(undefined);
    if (!mayGoOn(entryWarnings(entry, moved ? { on_hand } : undefined))) return;
    saving.current = true;
    try {
      const result = await run({ entry });
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      setId(newDocumentId());
      forget();
      told(oldDayWords(occurred_at), undo?.(entry.id));
      onSaved();
    } finally {
      saving.current = false;
    }
  };
  const clear = () => {
    setRefusal(undefined);
    forget();
  };
  const ofDay = { value: day, onChange: setDay, until: business?.locked_until };
  return { save, ofDay, busy, refusal, asked: asked.map((one) => entryWarningWords(one, item)), clear };
}

/** The booked stock of an item of which more is to leave. [MSG-7] */
function entryWarningWords({ on_hand }: MoreThanStock, { base_unit, sell_units }: ItemView): string {
  if (on_hand <= 0) return t`Nothing of it is in the book.`;
  const there = amountWords(on_hand, base_unit, countedUnit(sell_units, base_unit));
  return t`Only ${there} in the book.`;
}
