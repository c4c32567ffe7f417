import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconBluetooth } from '@tabler/icons-react';
import { hasBluetooth } from './printer-link.ts';
import { usePrinter } from './use-printer.ts';

/** Shown beside a roll to print: the Bluetooth printer in use, or the link to set one up. [SET-7] */
export function PrinterLine() {
  const { name, busy, connect, forget } = usePrinter();
  if (!hasBluetooth()) return null;
  if (name === undefined)
    return (
      <Button variant="subtle" h={48} leftSection={<IconBluetooth aria-hidden />} loading={busy} onClick={connect}>
        <Trans>Connect a Bluetooth printer</Trans>
      </Button>
    );
  return (
    <p>
      <Trans>By Bluetooth on {name}.</Trans>{' '}
      <Button variant="subtle" h={48} onClick={forget}>
        <Trans>Print with the dialog again</Trans>
      </Button>
    </p>
  );
}
