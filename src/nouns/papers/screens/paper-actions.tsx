import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBrandWhatsapp,
  IconPlus,
  IconPrinter,
  IconShare2,
  IconCopy,
  IconFileTypePdf,
  IconMessage,
  IconPhoto,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PaperView } from '../../../contract/sales.ts';
import { useBusiness } from '../../../client/use-session.ts';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { PaperKind } from '../shared/write-paper.ts';
import { maySell } from '../../sales/shared/may-sell.ts';
import { linkOfPaper } from './paper-link.ts';
import { PaperLink } from './paper-link-part.tsx';
import classes from './sale-paper.module.css';
import { shareText } from '../../../domain/papers/share-text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { paperImage } from '../shared/paper-image.ts';
import { shareFile } from '../../../ui/files/share-file.ts';

interface PaperActionsProps {
  kind: PaperKind;
  view: PaperView;
  paper: WrittenPaper;
  onPrint: () => void;
  /** Open the browser's print dialog, which can also save a PDF. */
  onDialog: () => void;
}

/** Actions for a paper, in reach of the thumb: the next sale, WhatsApp, print, and all others in a sheet. [INV-3] */
export function PaperActions({ kind, view, paper, onPrint, onDialog }: PaperActionsProps) {
  const { t } = useLingui();
  const business = useBusiness();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(params.has('send'));
  const sells = business !== undefined && maySell(business);
  const text = usePaperText(paper, linkOfPaper(kind, view));
  return (
    <div className={classes.bar}>
      {sells && (
        <Button component={Link} to="/sales/add" h={56} fz={18} fullWidth leftSection={<IconPlus aria-hidden />}>
          <Trans>Next sale</Trans>
        </Button>
      )}
      <div className={classes.ways}>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          variant="default"
          h={52}
          px="xs"
          leftSection={<IconBrandWhatsapp aria-hidden />}
        >
          <Trans>WhatsApp</Trans>
        </Button>
        <Button variant="default" h={52} px="xs" leftSection={<IconPrinter aria-hidden />} onClick={onPrint}>
          <Trans>Print</Trans>
        </Button>
        <Button
          variant="default"
          h={52}
          px="xs"
          className={classes.moreWays}
          aria-label={t`More ways to send it`}
          leftSection={<IconShare2 aria-hidden />}
          onClick={() => setOpen(true)}
        >
          <Trans>Send or share</Trans>
        </Button>
      </div>
      <Sheet opened={open} title={<Trans>Send {paper.number}</Trans>} onClose={() => setOpen(false)}>
        <div className={classes.more}>
          <SendPaper paper={paper} text={text} onPrint={onDialog} />
          {view.is === 'sale' && view.sync !== 'rejected' && <PaperLink kind={kind} view={view} />}
          <Button
            component={Link}
            to={`/sales/${kind === 'invoice' ? 'receipt' : 'invoice'}/${view.id}`}
            variant="subtle"
            h={48}
            onClick={() => setOpen(false)}
          >
            {kind === 'invoice' ? <Trans>Show it as a receipt</Trans> : <Trans>Show it as an invoice</Trans>}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}

/** A paper as the short text of a message, with its link when there is one. [INV-3] */
function usePaperText(paper: WrittenPaper, link: string | undefined): string {
  const { t } = useLingui();
  return shareText(paper, { link, moreLines: (left) => t`and ${left} more` });
}

interface SendPaperProps {
  paper: WrittenPaper;
  text: string;
  onPrint: () => void;
}

const TOAST_STAYS_MS = 3000;

/** Send a paper as a picture, a PDF or a text, by this phone's share function. [INV-3] */
function SendPaper({ paper, text, onPrint }: SendPaperProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const sendPicture = async () => {
    try {
      await shareFile(`${paper.title}-${paper.number}.png`.replace(/[^\w.-]+/g, '-'), await paperImage(paper));
    } catch {
      setFailed(true);
    }
  };
  const mayShare = typeof navigator.share === 'function'; // not every browser has it
  const sendText = async () => {
    if (mayShare) return navigator.share({ text }).catch(() => undefined);
    await navigator.clipboard.writeText(text);
    showToast({ id: 'copied', title: t`Text copied`, icon: <IconCopy />, stays: TOAST_STAYS_MS, closeName: t`Close` });
  };
  return (
    <>
      {failed && (
        <ErrorNote>
          <Trans>This phone could not make the picture. Send the text instead.</Trans>
        </ErrorNote>
      )}
      <Button variant="default" h={56} leftSection={<IconPhoto aria-hidden />} onClick={() => void sendPicture()}>
        <Trans>As a picture</Trans>
      </Button>
      <Button variant="default" h={56} leftSection={<IconMessage aria-hidden />} onClick={() => void sendText()}>
        {mayShare ? <Trans>As a text</Trans> : <Trans>Copy as a text</Trans>}
      </Button>
      <Button variant="default" h={56} leftSection={<IconFileTypePdf aria-hidden />} onClick={onPrint}>
        <Trans>Save as PDF or print</Trans>
      </Button>
    </>
  );
}
