import { useRef, useState } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { useUndo } from '../../client/use-undo.ts';
import { checkEntry, type EntryDraft } from '../../domain/stock/check-entry.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import type { ShopRefusal } from './shop-error-words.ts';

/** Saves what happened to goods, once however often it is pressed; the next record then has an id of its own. [DAT-4] */
export function useSaveEntry(onSaved: () => void) {
  const { run, busy } = useCommand('shop.addEntry');
  const told = useSavedToast();
  const undo = useUndo('shop.voidEntry', 'edit_purchases');
  const id = useRef(newDocumentId());
  const saving = useRef(false);
  const [refusal, setRefusal] = useState<ShopRefusal>();
  const save = async (draft: Omit<EntryDraft, 'id'>) => {
    if (saving.current) return;
    const entry = { ...draft, id: id.current };
    const checked = checkEntry(entry, { at: new Date().toISOString() });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run({ entry });
      if (!result.ok) return setRefusal(result.error);
      id.current = newDocumentId();
      told(undefined, undo?.(entry.id));
      onSaved();
    } finally {
      saving.current = false;
    }
  };
  return { save, busy, refusal, clear: () => setRefusal(undefined) };
}
