import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { useUndo } from '../../../client/use-undo.ts';
import { oldDayWords } from '../../../ui/words/date-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';

/**
 * What follows a save: "Saved on this phone", of which day when it is not today, and back to the list. From a sale there is a way to its receipt, and a new one can
 * be undone for ten seconds. [SAL-25, SAL-42, SAL-43]
 */
export function useSavedSale(
  forgetDraft: () => void,
  { isNew = false } = {},
): (sold: { id?: string; occurred_at?: string | undefined }) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  const undo = useUndo('sales.void', 'delete_sales');
  return ({ id, occurred_at }) => {
    forgetDraft();
    const day = oldDayWords(occurred_at);
    if (id === undefined) tell(day);
    else
      tell(
        <>
          {day && <span>{day}</span>}
          <Link to={`/sales/receipt/${id}`}>
            <Trans>Show the receipt</Trans>
          </Link>
        </>,
        isNew ? undo?.(id) : undefined,
      );
    void navigate('/sales/view/0');
  };
}
