import { Button, Group } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBluetooth, IconPrinter } from '@tabler/icons-react';
import type { WrittenPaper } from '../../domain/papers/written-paper.ts';
import { hasBluetooth } from '../../ui/paper/printer-link.ts';
import { usePrinter } from '../../ui/paper/use-printer.ts';
import classes from './settings.module.css';

interface PrinterCardProps {
  seller: string;
  roll: '58' | '80';
}

/** The receipt printer of this phone: the dialog of the browser, or one by Bluetooth. [SET-7] */
export function PrinterCard({ seller, roll }: PrinterCardProps) {
  const { t } = useLingui();
  const { name, busy, connect, test, forget } = usePrinter();
  const paper: WrittenPaper = {
    title: t`Test page`,
    number: '',
    seller,
    about: [],
    facts: [],
    lines: [],
    sums: [],
    footer: t`This printer works.`,
  };
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Printer of this phone</Trans>
      </h2>
      {!hasBluetooth() && (
        <p>
          <Trans>
            Papers are printed with the dialog of this browser. Chrome on Android and on computers also prints on a
            receipt printer by Bluetooth, without a dialog.
          </Trans>
        </p>
      )}
      {hasBluetooth() && name === undefined && (
        <>
          <p>
            <Trans>
              Papers are printed with the dialog of this browser. With a receipt printer by Bluetooth one press prints,
              without a dialog and without internet.
            </Trans>
          </p>
          <Button h={56} leftSection={<IconBluetooth aria-hidden />} loading={busy} onClick={connect}>
            <Trans>Connect a Bluetooth printer</Trans>
          </Button>
        </>
      )}
      {name !== undefined && (
        <>
          <p>
            <Trans>Receipts are printed on {name}, by Bluetooth. Sheets of A4 and A5 still open the dialog.</Trans>
          </p>
          <Group gap="sm">
            <Button
              variant="default"
              h={48}
              leftSection={<IconPrinter aria-hidden />}
              loading={busy}
              onClick={() => test(paper, roll)}
            >
              <Trans>Print a test page</Trans>
            </Button>
            <Button variant="subtle" h={48} onClick={forget}>
              <Trans>Print with the dialog again</Trans>
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
