import { useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useCallback } from 'react';
import { showToast } from './toast.tsx';

const TOAST_STAYS_MS = 3000;

/** Says "Saved on this phone", and below it what more there is to say. [SHL-13] */
export function useSavedToast(): (text?: string) => void {
  const { t } = useLingui();
  return useCallback(
    (text?: string) =>
      showToast({
        id: 'saved',
        title: t`Saved on this phone`,
        ...(text !== undefined && { text }),
        icon: <IconDeviceMobileCheck />,
        stays: TOAST_STAYS_MS,
        closeName: t`Close`,
      }),
    [t],
  );
}
