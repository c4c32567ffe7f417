import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { reloadNewest } from '../client/reload-newest.ts';
import { useSession } from '../client/use-session.ts';
import { PhoneNoSignal } from '../ui/drawings/phone-no-signal.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHead } from '../ui/frame/page-head.tsx';

/** The app, or a cover that explains why the book is not open in this tab and how to solve it. [SYN-30, SYN-31] */
export function BookLockGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const session = useSession();
  if (session?.state !== 'held') return children;
  const { title, text } = {
    newer: {
      title: t`A newer Flockbook wrote this book`,
      text: t`This page is an older one and leaves the book alone. Nothing is lost. Reload to get the new one; it needs internet once.`,
    },
    blocked: {
      title: t`Close the other Flockbook tabs`,
      text: t`Your book is brought to the new version as soon as no other tab has it open. Nothing is lost.`,
    },
    superseded: {
      title: t`Flockbook was updated`,
      text: t`Another tab brought your book to the new version. Reload to go on here. What you saved is kept.`,
    },
  }[session.why];
  return (
    <main>
      <PageHead title={title} description={text} />
      <EmptyState
        heading
        drawing={<PhoneNoSignal />}
        button={
          session.why !== 'blocked' && (
            <Button fullWidth h={56} onClick={() => void reloadNewest()}>
              <Trans>Reload</Trans>
            </Button>
          )
        }
      >
        {title}. {text}
      </EmptyState>
    </main>
  );
}
