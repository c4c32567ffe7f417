import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { useUndo } from '../../../client/use-undo.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';

/**
 * After a save: "Saved on this phone" with a link to the voucher, and back to the list; a new one can be undone.
 * [SHL-13, SHL-14]
 */
export function useSavedExpense(forgetDraft: () => void, { isNew = false } = {}): (id: string) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  const undo = useUndo('expenses.void', 'edit_expenses');
  return (id) => {
    forgetDraft();
    tell(
      <Link to={`/expenses/voucher/${id}`}>
        <Trans>Show the voucher</Trans>
      </Link>,
      isNew ? undo?.(id) : undefined,
    );
    void navigate('/expenses');
  };
}
