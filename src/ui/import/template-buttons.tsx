import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { ImportKind } from '../../domain/imports/import-row.ts';
import { today } from '../words/date-words.ts';
import { plainTable } from '../../domain/exports/table.ts';
import { saveAsCsv, saveAsExcel } from '../save-table.ts';
import { templateOf } from './template.ts';
import classes from './import.module.css';

/** A table with the right heads and two examples, to be filled in. [IMP-1] */
export function TemplateButtons({ kind, currency }: { kind: ImportKind; currency: string }) {
  const { t } = useLingui();
  const filename = t`flockbook-template`;
  const table = () => plainTable(filename, templateOf(kind, currency, today()));
  return (
    <section className={classes.template}>
      <p>
        <Trans>No table yet? Fill in this one: it has the right columns and two examples.</Trans>
      </p>
      <div>
        <Button variant="default" h={48} leftSection={<IconDownload size={20} aria-hidden />} onClick={() => void saveAsExcel(filename, [table()])}>
          <Trans>For Excel</Trans>
        </Button>
        <Button variant="default" h={48} leftSection={<IconDownload size={20} aria-hidden />} onClick={() => saveAsCsv(filename, table())}>
          <Trans>As CSV</Trans>
        </Button>
      </div>
    </section>
  );
} // prettier-ignore
