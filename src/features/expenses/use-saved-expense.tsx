import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import classes from './expenses.module.css';

/** What follows a save: "Saved on this phone" with the way to the voucher, and back to the list. [SHL-13] */
export function useSavedExpense(forgetDraft: () => void): (id: string) => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return (id) => {
    forgetDraft();
    tell(
      <Link className={classes.voucher} to={`/expenses/voucher/${id}`}>
        <Trans>Show the voucher</Trans>
      </Link>,
    );
    void navigate('/expenses');
  };
}
