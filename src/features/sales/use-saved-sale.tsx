import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { showToast } from '../../ui/feedback/toast.tsx';
import classes from './sale-paper.module.css';

const TOAST_STAYS_MS = 3000;
/** Long enough to press the way to its receipt. */
const TOAST_OF_SALE_STAYS_MS = 5000;

/** What follows a save: "Saved on this phone", and back to the list; from a sale there is a way to its receipt. [SAL-25] */
export function useSavedSale(forgetDraft: () => void): (saleId?: string) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (saleId) => {
    forgetDraft();
    showToast({
      id: 'saved',
      title: t`Saved on this phone`,
      icon: <IconDeviceMobileCheck />,
      ...(saleId !== undefined && {
        text: (
          <Link className={classes.receipt} to={`/sales/receipt/${saleId}`}>
            <Trans>Show the receipt</Trans>
          </Link>
        ),
      }),
      stays: saleId === undefined ? TOAST_STAYS_MS : TOAST_OF_SALE_STAYS_MS,
      closeName: t`Close`,
    });
    void navigate('/sales/view/0');
  };
}
