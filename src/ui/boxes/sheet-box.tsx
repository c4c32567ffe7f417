import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WIDE } from '../wide.ts';
import { Held } from './held.tsx';
import { NO_BANNER } from './message-box.ts';

export interface SheetProps {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Contents of a sheet. */
export function SheetBox({ opened, title, onClose, children }: SheetProps) {
  const { t } = useLingui();
  const content = <Held isOpen={opened}>{children}</Held>;
  const wide = useMediaQuery(WIDE) ?? false;
  const common = {
    opened,
    onClose,
    title: <Held isOpen={opened}>{title}</Held>,
    radius: 'lg',
    closeButtonProps: { 'aria-label': t`Close`, size: 48, iconSize: 24 },
    attributes: NO_BANNER,
    overlayProps: { backgroundOpacity: 0.5 },
    styles: { title: { fontWeight: 700, fontSize: 18, lineHeight: '24px' }, header: { paddingRight: 8 } },
  };
  if (wide)
    return (
      <Modal {...common} centered size={480} transitionProps={{ duration: 150 }}>
        {content}
      </Modal>
    );
  return (
    <Drawer
      {...common}
      position="bottom"
      size="auto"
      transitionProps={{ duration: 180 }}
      classNames={{ content: 'fb-sheet' }}
    >
      {content}
    </Drawer>
  );
}
