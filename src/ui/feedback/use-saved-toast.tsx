import { useLingui } from '@lingui/react/macro';
import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import { showToast } from './toast.tsx';

/** As long as something can be undone. [SHL-14] */
export const UNDO_STAYS_MS = 10_000;
const TOAST_STAYS_MS = 3000;
/** Long enough to press what stands in it. */
const TOAST_WITH_MORE_STAYS_MS = 5000;

/** Says "Saved on this phone", and below it what more there is to say. [SHL-13] */
export function useSavedToast(): (more?: ReactNode, staysMs?: number) => void {
  const { t } = useLingui();
  return useCallback(
    (more?: ReactNode, staysMs?: number) =>
      showToast({
        id: 'saved',
        title: t`Saved on this phone`,
        ...(more !== undefined && { text: more }),
        icon: <IconDeviceMobileCheck />,
        stays: staysMs ?? (typeof more === 'object' ? TOAST_WITH_MORE_STAYS_MS : TOAST_STAYS_MS),
        closeName: t`Close`,
      }),
    [t],
  );
}
