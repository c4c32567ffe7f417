import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { UNDO_STAYS_MS, useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { useUndoSale } from './use-undo-sale.tsx';
import classes from './sale-paper.module.css';

/**
 * What follows a save: "Saved on this phone", and back to the list. From a sale there is a way to its receipt, and a new one can
 * be undone for ten seconds. [SAL-25, SAL-43]
 */
export function useSavedSale(forgetDraft: () => void, { isNew = false } = {}): (saleId?: string) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  const undo = useUndoSale();
  return (saleId) => {
    forgetDraft();
    const canUndo = isNew && undo !== undefined;
    if (saleId === undefined) tell();
    else
      tell(
        <span className={classes.after}>
          <Link className={classes.receipt} to={`/sales/receipt/${saleId}`}>
            <Trans>Show the receipt</Trans>
          </Link>
          {canUndo && (
            <button type="button" className={classes.receipt} onClick={() => void undo(saleId)}>
              <Trans>Undo</Trans>
            </button>
          )}
        </span>,
        canUndo ? UNDO_STAYS_MS : undefined,
      );
    void navigate('/sales/view/0');
  };
}
