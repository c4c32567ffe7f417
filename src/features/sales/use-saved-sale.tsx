import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import classes from './sale-paper.module.css';

/** What follows a save: "Saved on this phone", and back to the list; from a sale there is a way to its receipt. [SAL-25] */
export function useSavedSale(forgetDraft: () => void): (saleId?: string) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return (saleId) => {
    forgetDraft();
    if (saleId === undefined) tell();
    else
      tell(
        <Link className={classes.receipt} to={`/sales/receipt/${saleId}`}>
          <Trans>Show the receipt</Trans>
        </Link>,
      );
    void navigate('/sales/view/0');
  };
}
