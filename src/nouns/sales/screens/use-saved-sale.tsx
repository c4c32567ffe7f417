import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { useBusiness } from '../../../client/use-session.ts';
import { useUndo } from '../../../client/use-undo.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { oldDayWords } from '../../../ui/words/date-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';

/**
 * After a save: "Saved on this phone", with the day when it is not today, and back to the list; a user without access
 * to the list starts the next sale. A sale links to its receipt, and a new one can be undone for ten seconds.
 * [SAL-25, SAL-42, SAL-43]
 */
export function useSavedSale(
  forgetDraft: () => void,
  { isNew = false } = {},
): (sold: { id?: string; occurred_at?: string | undefined }) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  const undo = useUndo('sales.void', 'delete_sales');
  const business = useBusiness();
  const seesList = business !== undefined && hasRight(business, 'edit_sales') && hasRight(business, 'delete_sales');
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
    void (seesList ? navigate('/sales/view/0') : navigate('/sales/add', { state: { after: id } }));
  };
}
