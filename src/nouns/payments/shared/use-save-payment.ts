import { useUndo } from '../../../client/use-undo.ts';
import type { Result } from '../../../domain/result.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { oldDayWords } from '../../../ui/words/date-words.ts';

interface Saving<Draft, Refusal> {
  readonly check: (draft: Draft, at: string) => Result<unknown, Refusal>;
  readonly run: (draft: Draft) => Promise<Result<unknown, Refusal>>;
  readonly onSaved: () => void;
}

/**
 * Save money received or paid out, and confirm it with an undo; resolves with the refusal, or undefined when it was
 * saved. [PAY-1, PAY-14]
 */
export function useSavePayment<
  Draft extends { readonly id: string; readonly occurred_at?: string | undefined },
  Refusal,
>({ check, run, onSaved }: Saving<Draft, Refusal>): (draft: Draft) => Promise<Refusal | undefined> {
  const tell = useSavedToast();
  const undo = useUndo('payments.void', 'delete_sales');
  return async (draft) => {
    const checked = check(draft, timeNow().toISOString());
    if (!checked.ok) return checked.error;
    const result = await run(draft);
    if (!result.ok) return result.error;
    tell(oldDayWords(draft.occurred_at), undo?.(draft.id));
    onSaved();
    return undefined;
  };
}
