import { useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import { showToast } from './toast.tsx';

const TOAST_STAYS_MS = 3000;
/** Long enough to press what stands in it. */
const TOAST_WITH_MORE_STAYS_MS = 5000;

/** Says "Saved on this phone", and below it what more there is to say. [SHL-13] */
export function useSavedToast(): (more?: ReactNode) => void {
  const { t } = useLingui();
  return useCallback(
    (more?: ReactNode) =>
      showToast({
        id: 'saved',
        title: t`Saved on this phone`,
        ...(more !== undefined && { text: more }),
        icon: <IconDeviceMobileCheck />,
        stays: typeof more === 'object' ? TOAST_WITH_MORE_STAYS_MS : TOAST_STAYS_MS,
        closeName: t`Close`,
      }),
    [t],
  );
}
