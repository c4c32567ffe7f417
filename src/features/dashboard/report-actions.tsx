import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconFileSpreadsheet, IconPrinter, IconTable } from '@tabler/icons-react';
import type { Report } from '../../domain/reports/report.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { downloadFile, downloadText } from '../../ui/download-text.ts';
import { reportTable } from './report-cells.ts';
import classes from './report.module.css';

interface ReportActionsProps {
  report: Report;
  title: string;
  /** Beginning of the file's name. */
  file: string;
  currency: string;
}

/** A mark at the start tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/** Take the report along: as a table for any program, for Excel, on paper or as PDF. [RPT-8, IMP-3] */
export function ReportActions({ report, title, file, currency }: ReportActionsProps) {
  const csv = () => downloadText(`${file}.csv`, `${MARK}${writeCsv(reportTable(report, currency))}`, 'text/csv');
  const excel = async () => {
    const { tablesToXlsx } = await import('../../ui/write-xlsx.ts');
    downloadFile(`${file}.xlsx`, await tablesToXlsx([{ name: title, rows: reportTable(report, currency) }]));
  };
  return (
    <div className={classes.actions}>
      <Button h={56} leftSection={<IconPrinter aria-hidden />} onClick={() => print()}>
        <Trans>Print or PDF</Trans>
      </Button>
      <Button variant="default" h={56} leftSection={<IconFileSpreadsheet aria-hidden />} onClick={() => void excel()}>
        <Trans>Excel</Trans>
      </Button>
      <Button variant="default" h={56} leftSection={<IconTable aria-hidden />} onClick={csv}>
        <Trans>CSV</Trans>
      </Button>
    </div>
  );
}
