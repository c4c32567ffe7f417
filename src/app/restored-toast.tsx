import { useLingui } from '@lingui/react/macro';
import { IconBook } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useQuery } from '../client/use-query.ts';
import { showToast } from '../ui/feedback/toast.ts';

const STAYS_MS = 20_000;
const NOTHING = {};

/** The notice that the book on this phone was damaged and is whole again; nothing is asked. [SYN-21] */
export function RestoredToast() {
  const { t } = useLingui();
  const restoredAt = useQuery('protection', NOTHING)?.restored_at;
  useEffect(() => {
    if (restoredAt === undefined) return;
    showToast({
      id: 'restored',
      title: t`Your book is restored`,
      text: t`The book on this phone was damaged and has been restored from its second copy and the server.`,
      icon: <IconBook />,
      stays: STAYS_MS,
      closeName: t`Close`,
    });
  }, [restoredAt, t]);
  return null;
}
