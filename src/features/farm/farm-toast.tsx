import { useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import { showToast } from '../../ui/feedback/toast.tsx';

const TOAST_STAYS_MS = 3000;

/** Says that a record is kept here; it is sent when it can be. [SAL-25] */
export function useSavedToast(): () => void {
  const { t } = useLingui();
  return useCallback(
    () =>
      showToast({
        id: 'saved',
        title: t`Saved on this phone`,
        icon: <IconDeviceMobileCheck />,
        stays: TOAST_STAYS_MS,
        closeName: t`Close`,
      }),
    [t],
  );
}
