import { IconArrowLeft } from '@tabler/icons-react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFrame } from './frame-context.ts';
import { Places } from './places.tsx';
import { PageHead } from './page-head.tsx';
import classes from './frame.module.css';

interface ScreenProps {
  title: string;
  /** One sentence for search engines and screen readers' page lists. */
  description: string;
  /** Second line of the header; the business's name when absent. */
  subtitle?: string | undefined;
  /** Target of the back arrow; no arrow without it. */
  back?: string;
  /** Main action, shown at the top right on wide screens only. */
  action?: ReactNode;
  /** A form has its own bottom bar: no bottom navigation on phones. */
  form?: boolean;
  /** Content reaches the edges of a phone, as lists do. */
  flush?: boolean;
  children: ReactNode;
}

/** A screen of the app: header with title and sync badge, navigation, content. [SHL-3, SHL-4, SHL-5] */
export function Screen({ title, description, subtitle, back, action, form, flush, children }: ScreenProps) {
  const { t } = useLingui();
  const { badge, businessName, notice } = useFrame();
  const second = subtitle ?? businessName;
  return (
    <div className={classes.page} data-form={form || undefined}>
      <PageHead title={title} description={description} />
      <Places hiddenOnPhone={form ?? false} />
      <header className={classes.header}>
        {back && (
          <Link className={classes.back} to={back} aria-label={t`Back`}>
            <IconArrowLeft aria-hidden />
          </Link>
        )}
        <div className={classes.title}>
          <h1 data-long={isLong(title) || undefined}>{title}</h1>
          {second && <p>{second}</p>}
        </div>
        {action && <div className={classes.action}>{action}</div>}
        {badge}
      </header>
      <main className={classes.main} data-flush={flush || undefined}>
        {notice}
        {children}
      </main>
    </div>
  );
}

const LONG_TITLE = 20;
const LONG_WORD = 11;
/** Whether a title would not fit beside the badge of a small phone at the usual size. */
const isLong = (title: string): boolean =>
  title.length > LONG_TITLE || title.split(' ').some((word) => word.length > LONG_WORD);
