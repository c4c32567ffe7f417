import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { LedgerDrawing } from '../drawings/ledger-drawing.tsx';
import { Logo } from '../drawings/logo.tsx';
import { PageHead } from './page-head.tsx';
import classes from './front-page.module.css';

interface FrontPageProps {
  title: string;
  description: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The page before the book is open: logo, one column, and on wide screens the product's promise beside it. [SHL-5] */
export function FrontPage({ title, description, lead, children }: FrontPageProps) {
  return (
    <div className={classes.front}>
      <PageHead title={title} description={description} />
      <aside className={classes.say}>
        <div className={classes.drawing}>
          <LedgerDrawing />
        </div>
        <p>
          <Trans>Your farm and shop book.</Trans>
        </p>
        <p>
          <Trans>Works without internet.</Trans>
        </p>
        <p>
          <Trans>Nothing you save gets lost.</Trans>
        </p>
      </aside>
      <header className={classes.bar}>
        <Logo size={40} />
        Flockbook
      </header>
      <main className={classes.main}>
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
