import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconDeviceMobileCheck } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import classes from './toast.module.css';
import { showToast } from './toast.ts';

/** Time in which a save can be undone. [SHL-14] */
export const UNDO_STAYS_MS = 10_000;
const TOAST_STAYS_MS = 3000;
/** Time to read or press its contents. */
const TOAST_WITH_MORE_STAYS_MS = 5000;

/** Undo a save with a reason that is stored with it; resolves with whether it succeeded. */
type Undo = (reason: string) => Promise<boolean>;

/**
 * Shows "Saved on this phone", with further text or buttons below; it can be undone for ten seconds. [SHL-13, SHL-14]
 */
export function useSavedToast(): (more?: ReactNode, undo?: Undo) => void {
  const { t } = useLingui();
  return useCallback(
    (more?: ReactNode, undo?: Undo) => {
      const common = { id: 'saved', closeName: t`Close` };
      const takeBack = async () => {
        const isUndone = await undo!(t`Undone right after saving`);
        showToast({
          ...common,
          title: isUndone ? t`Undone` : t`Not undone`,
          text: isUndone ? t`It counts no more.` : t`It stays as it was saved.`,
          icon: <IconArrowBackUp />,
          stays: TOAST_WITH_MORE_STAYS_MS,
        });
      };
      const isToPress = undo !== undefined || typeof more === 'object';
      const below = isToPress ? (
        <span className={classes.more}>
          {more}
          {undo && <button type="button" onClick={() => void takeBack()}>{t`Undo`}</button>}
        </span>
      ) : (
        more
      );
      showToast({
        ...common,
        title: t`Saved on this phone`,
        ...(below !== undefined && { text: below }),
        icon: <IconDeviceMobileCheck />,
        isToPress,
        stays: undo ? UNDO_STAYS_MS : typeof more === 'object' ? TOAST_WITH_MORE_STAYS_MS : TOAST_STAYS_MS,
      });
    },
    [t],
  );
}
