import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconLink, IconLinkOff, IconRefresh } from '@tabler/icons-react';
import type { PaperView } from '../../../contract/sales.ts';
import { useCommand } from '../../../client/use-command.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { PaperKind } from '../shared/write-paper.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import { linkOfPaper } from './paper-link.ts';
import classes from './sale-paper.module.css';

const TOAST_STAYS_MS = 3000;

/** The link with which a customer sees a paper without signing in: create, renew, close. [INV-6, INV-7, INV-10] */
export function PaperLink({ kind, view }: { kind: PaperKind; view: PaperView }) {
  const { t } = useLingui();
  const share = useCommand('sales.share');
  const close = useCommand('sales.closeLink');
  const { id, link } = view;
  const url = linkOfPaper(kind, view);
  const refused = share.error ?? close.error;
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    showToast({ id: 'copied', title: t`Link copied`, icon: <IconCopy />, stays: TOAST_STAYS_MS, closeName: t`Close` });
  };
  return (
    <section className={classes.link} aria-label={t`Link for the customer`}>
      <h3>
        <Trans>Link for the customer</Trans>
      </h3>
      <p>
        <LinkWords link={link} />
      </p>
      {url && <p className={classes.url}>{url}</p>}
      {refused && <ErrorNote>{notDoneWords(refused) ?? t`This sale is not on this phone any more.`}</ErrorNote>}
      {url && (
        <Button h={52} leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          <Trans>Copy the link</Trans>
        </Button>
      )}
      {view.may_share && (!url || link?.outdated) && (
        <Button
          h={52}
          variant={url ? 'default' : 'filled'}
          loading={share.busy}
          leftSection={link?.outdated ? <IconRefresh aria-hidden /> : <IconLink aria-hidden />}
          onClick={() => void share.run({ id })}
        >
          {!link && <Trans>Make a link</Trans>}
          {link && !url && <Trans>Open the link again</Trans>}
          {link && url && <Trans>Show what is true now</Trans>}
        </Button>
      )}
      {view.may_close && !link?.closed && (
        <Button
          h={48}
          variant={link ? 'outline' : 'subtle'}
          color={link ? 'barn' : 'gray'}
          loading={close.busy}
          leftSection={<IconLinkOff aria-hidden />}
          onClick={() => void close.run({ id })}
        >
          {link ? <Trans>Close the link</Trans> : <Trans>Close a link from another phone</Trans>}
        </Button>
      )}
    </section>
  );
}

/** The state of the link, in a sentence. */
function LinkWords({ link }: Pick<PaperView, 'link'>) {
  if (!link) return <Trans>Whoever has the link sees this paper without signing in. It shows no phone number.</Trans>;
  if (link.sync === 'rejected') return <Trans>It was not accepted. Ask somebody who may edit sales to share it.</Trans>;
  if (link.closed && link.sync === 'pending')
    return <Trans>Closed on this phone. The page closes for everybody once this was sent.</Trans>;
  if (link.closed) return <Trans>The link is closed. Whoever opens it sees nothing of this sale.</Trans>;
  if (link.sync === 'pending') return <Trans>Saved on this phone. The link shows the paper once this was sent.</Trans>;
  if (link.outdated)
    return <Trans>It shows what was true {whenWords(link.shared_at)}. The sale has changed since.</Trans>;
  return <Trans>It is open to whoever has it.</Trans>;
}
