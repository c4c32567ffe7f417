import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { mayVoid } from './may-sell.ts';
import { voidErrorWords } from './void-words.ts';

const TOLD_MS = 5_000;

/** Takes back a sale that was just saved, by voiding it; undefined for whoever may not void. [SAL-43] */
export function useUndoSale(): ((id: string) => Promise<void>) | undefined {
  const { t } = useLingui();
  const business = useBusiness();
  const { run } = useCommand('sales.void');
  if (!mayVoid(business)) return undefined;
  return async (id) => {
    const undone = await run({ id, reason: t`Undone right after saving` });
    showToast({
      id: 'saved',
      title: undone.ok ? t`Undone` : t`Not undone`,
      text: undone.ok ? t`The sale counts no more.` : voidErrorWords(undone.error),
      icon: <IconArrowBackUp />,
      stays: TOLD_MS,
      closeName: t`Close`,
    });
  };
}
