import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import {
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconPhoto,
  IconPrinter,
  IconShare2,
  IconTable,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Report } from '../../../domain/reports/report.ts';
import { tableCsv } from '../../../domain/exports/table.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { shareFile } from '../../../ui/files/share-file.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { reportTable } from './report-cells.ts';
import { reportPaper, type ReportHead } from './report-paper.ts';
import classes from './report.module.css';

interface ReportActionsProps {
  report: Report;
  head: ReportHead;
  /** Prefix of the file name. */
  file: string;
}

/** Export the report: as a picture, PDF, for Excel or any program, and on paper. [RPT-8, IMP-3] */
export function ReportActions({ report, head, file }: ReportActionsProps) {
  const [open, setOpen] = useState(false);
  const [making, setMaking] = useState<string>();
  const [failed, setFailed] = useState(false);
  const { title } = head;
  const files: Record<'png' | 'pdf' | 'xlsx' | 'csv', () => Promise<Blob>> = {
    png: async () => (await import('../../papers/shared/draw-table.ts')).tablePicture(reportPaper(report, head)),
    pdf: async () => (await import('../../papers/shared/draw-table.ts')).tablePdf(reportPaper(report, head)),
    xlsx: async () => (await import('../../../ui/files/write-xlsx.ts')).tablesToXlsx([reportTable(report, head)]), // prettier-ignore
    csv: () => Promise.resolve(new Blob([tableCsv(reportTable(report, head))], { type: 'text/csv' })),
  };
  const give = async (kind: keyof typeof files) => {
    setMaking(kind);
    setFailed(false);
    try {
      await shareFile(`${file}.${kind}`, await files[kind]());
      setOpen(false);
    } catch {
      setFailed(true);
    }
    setMaking(undefined);
  };
  const way = (kind: keyof typeof files) => ({
    variant: 'default',
    h: 56,
    loading: making === kind,
    disabled: making !== undefined && making !== kind,
    onClick: () => void give(kind),
  });
  const onPrint = () => {
    setOpen(false);
    print();
  };
  return (
    <div className={classes.actions}>
      <Button h={56} leftSection={<IconShare2 aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Share or print</Trans>
      </Button>
      <Sheet opened={open} title={<Trans>Share {title}</Trans>} onClose={() => setOpen(false)}>
        <div className={classes.ways}>
          {failed && (
            <ErrorNote>
              <Trans>This phone could not make the file. Try another kind.</Trans>
            </ErrorNote>
          )}
          <Button {...way('png')} leftSection={<IconPhoto aria-hidden />}>
            <Trans>Picture</Trans>
          </Button>
          <Button {...way('pdf')} leftSection={<IconFileTypePdf aria-hidden />}>
            <Trans>PDF</Trans>
          </Button>
          <Button {...way('xlsx')} leftSection={<IconFileSpreadsheet aria-hidden />}>
            <Trans>Excel</Trans>
          </Button>
          <Button {...way('csv')} leftSection={<IconTable aria-hidden />}>
            <Trans>CSV</Trans>
          </Button>
          <Button variant="default" h={56} leftSection={<IconPrinter aria-hidden />} onClick={onPrint}>
            <Trans>Print</Trans>
          </Button>
        </div>
      </Sheet>
    </div>
  );
} // prettier-ignore
