import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { useUndo } from '../../../client/use-undo.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';

/**
 * What follows a save: "Saved on this phone", and back to the list. From a sale there is a way to its receipt, and a new one can
 * be undone for ten seconds. [SAL-25, SAL-42, SAL-43]
 */
export function useSavedSale(forgetDraft: () => void, { isNew = false } = {}): (saleId?: string) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  const undo = useUndo('sales.void', 'delete_sales');
  return (saleId) => {
    forgetDraft();
    if (saleId === undefined) tell();
    else
      tell(
        <Link to={`/sales/receipt/${saleId}`}>
          <Trans>Show the receipt</Trans>
        </Link>,
        isNew ? undo?.(saleId) : undefined,
      );
    void navigate('/sales/view/0');
  };
}
