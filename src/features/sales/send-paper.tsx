import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconFileTypePdf, IconMessage, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { WrittenPaper } from '../../domain/papers/written-paper.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { paperImage } from '../../ui/paper/paper-image.ts';
import { shareFile } from '../../ui/share-file.ts';

interface SendPaperProps {
  paper: WrittenPaper;
  text: string;
  onPrint: () => void;
}

const TOAST_STAYS_MS = 3000;

/** A paper as a picture, a PDF or a text, the way this phone sends such things. [INV-3] */
export function SendPaper({ paper, text, onPrint }: SendPaperProps) {
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
