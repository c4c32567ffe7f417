import { VisuallyHidden } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconAlertCircle, IconCheck, IconPointFilled } from '@tabler/icons-react';

export type MarkState = 'pending' | 'synced' | 'rejected';

const ICONS = { pending: IconPointFilled, synced: IconCheck, rejected: IconAlertCircle };
const COLOURS = { pending: 'var(--fb-text-2)', synced: 'var(--fb-primary-text)', rejected: 'var(--fb-danger-text)' };

/** Labels of the states of a record. [SYN-15] */
export function useMarkWords(): Record<MarkState, string> {
  const { t } = useLingui();
  return { pending: t`On this phone`, synced: t`Sent`, rejected: t`Needs attention` };
}

/** State of a record: a dot on this phone, a tick when sent, a sign when it needs attention. [SYN-15, LOK-3] */
export function SyncMark({ state }: { state: MarkState }) {
  const words = useMarkWords()[state];
  const Icon = ICONS[state];
  return (
    <span title={words} style={{ display: 'inline-grid', color: COLOURS[state] }}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
