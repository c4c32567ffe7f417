import { useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../ui/feedback/toast.tsx';

const TOAST_STAYS_MS = 3000;

/** What follows a save: "Saved on this phone", and back to the list. [SAL-25] */
export function useSavedSale(forgetDraft: () => void): () => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  return () => {
    forgetDraft();
    showToast({
      id: 'saved',
      title: t`Saved on this phone`,
      icon: <IconDeviceMobileCheck />,
      stays: TOAST_STAYS_MS,
      closeName: t`Close`,
    });
    void navigate('/sales/view/0');
  };
}
