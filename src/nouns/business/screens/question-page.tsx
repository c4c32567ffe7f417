import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FrontPage } from '../../../ui/frame/front-page.tsx';
import classes from './business.module.css';

interface QuestionPageProps {
  firstName: string;
  /** Index of the question, from 0, and the number of questions. */
  step: number;
  count: number;
  lead: ReactNode;
  children: ReactNode;
}

/** One question of the setup, with the progress. [BIZ-8] */
export function QuestionPage({ firstName, step, count, lead, children }: QuestionPageProps) {
  const { t } = useLingui();
  const number = step + 1;
  return (
    <FrontPage
      title={firstName ? t`Welcome, ${firstName}` : t`Welcome`}
      description={t`A few questions, then your book is open.`}
      lead={lead}
    >
      <ol className={classes.progress} aria-label={t`Question ${number} of ${count}`}>
        {Array.from({ length: count }, (_, one) => (
          <li key={one} data-done={one <= step || undefined} />
        ))}
      </ol>
      {children}
    </FrontPage>
  );
}
