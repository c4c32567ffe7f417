import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCopyCheck, IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import type { ShownStatement, StatementFrom } from './shown-statement.ts';
import { saveAsCsv } from '../save-table.ts';
import { showToast } from '../feedback/toast.ts';
import { whatsappUrl } from '../people/whatsapp-link.tsx';
import { today } from '../words/date-words.ts';
import { statementTable, statementText } from './statement-words.ts';
import classes from './statement.module.css';

interface StatementActionsProps {
  statement: ShownStatement;
  range: { from: string; to: string } | null;
  business: StatementFrom;
}

/** Send it as a text, take it as a table, print it. [CUS-9] */
export function StatementActions({ statement, range, business }: StatementActionsProps) {
  const { t } = useLingui();
  const text = statementText(statement, range, business);
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch {
      // Closed again by the person.
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ id: 'copied', title: t`Copied`, icon: <IconCopyCheck />, stays: 3000, closeName: t`Close` });
  };
  const name = statement.name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase();
  return (
    <div className={classes.actions}>
      {'share' in navigator ? (
        <Button h={56} leftSection={<IconShare aria-hidden />} onClick={() => void share()}>
          <Trans>Share</Trans>
        </Button>
      ) : (
        <Button
          component="a"
          href={whatsappUrl(statement.phone, text)}
          target="_blank"
          rel="noreferrer"
          h={56}
          leftSection={<IconShare aria-hidden />}
        >
          <Trans>Send by WhatsApp</Trans>
        </Button>
      )}
      <Button variant="default" h={56} leftSection={<IconPrinter aria-hidden />} onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      <Button
        variant="default"
        h={56}
        leftSection={<IconDownload aria-hidden />}
        onClick={() => saveAsCsv(`statement-${name}-${today()}`, statementTable(statement, business.currency))}
      >
        <Trans>Spreadsheet</Trans>
      </Button>
      {'clipboard' in navigator && (
        <Button variant="default" h={56} leftSection={<IconCopyCheck aria-hidden />} onClick={() => void copy()}>
          <Trans>Copy as text</Trans>
        </Button>
      )}
    </div>
  );
}
