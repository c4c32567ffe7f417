import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ImportAdded } from '../../domain/imports/import-draft.ts';
import type { ImportKind, ImportRow } from '../../domain/imports/import-row.ts';
import { Counts } from './counts.tsx';
import type { Plan } from './importing.ts';
import { MendButton } from './mend-button.tsx';
import classes from './import.module.css';

interface ImportDoneProps {
  kind: ImportKind;
  currency: string;
  rows: readonly ImportRow[];
  plan: Plan;
  done: ImportAdded;
  onMore: () => void;
}

/** What became of the rows, and where it stands now. [IMP-1] */
export function ImportDone({ kind, currency, rows, plan, done, onMore }: ImportDoneProps) {
  const { t } = useLingui();
  const links: Readonly<Record<ImportKind, readonly { to: string; words: string }[]>> = {
    customers: [
      { to: '/sales/customer', words: t`See the customers` },
      { to: '/view_debtors', words: t`See who owes` },
    ],
    suppliers: [
      { to: '/suppliers', words: t`See the suppliers` },
      { to: '/view_creditors', words: t`See whom we owe` },
    ],
    items: [{ to: '/shop', words: t`See the stock` }],
    money: [{ to: '/dashboard?report=cash', words: t`See the cash book` }],
  };
  return (
    <>
      <h2>
        <Trans>It is in your book, on this phone. It is sent when there is a signal.</Trans>
      </h2>
      <Counts
        label={t`What was done`}
        counts={[
          { name: t`Added`, count: done.added },
          ...(done.changed > 0 ? [{ name: t`Changed`, count: done.changed }] : []),
          { name: t`Known already`, count: done.known },
          { name: t`Left out`, count: done.bad, isBad: true },
        ]}
      />
      {done.bad > 0 && (
        <div>
          <MendButton kind={kind} currency={currency} rows={rows} plan={plan} />
        </div>
      )}
      <div className={classes.sources}>
        {links[kind].map(({ to, words }, i) => (
          <Button key={to} component={Link} to={to} h={56} variant={i === 0 ? 'filled' : 'default'}>
            {words}
          </Button>
        ))}
        <Button variant="default" h={56} onClick={onMore}>
          <Trans>Bring in more</Trans>
        </Button>
      </div>
    </>
  );
}
