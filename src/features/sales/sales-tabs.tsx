import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SalesView } from '../../client/port-types.ts';
import { TABS } from './sales-tab.ts';
import classes from './view-sales.module.css';

/** Which sales: all, to collect, overdue, paid. [SAL-21] */
export function SalesTabs({ tab, counts }: { tab: number; counts: SalesView['counts'] | undefined }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const list = useRef<HTMLElement>(null);
  // On a phone the last tabs are out of sight.
  useEffect(() => {
    // What it gives back, in newer browsers a promise, is no clean-up.
    list.current?.children[tab]?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [tab]);
  const words = [t`All`, t`To collect`, t`Overdue`, t`Paid`, t`Orders`, t`Voided & returns`];
  const count = [undefined, counts?.to_collect, counts?.overdue, undefined, counts?.to_do, undefined];
  return (
    <nav ref={list} className={classes.tabs} aria-label={t`Which sales`}>
      {TABS.map((number) => (
        <Link
          key={number}
          to={{ pathname: `/sales/view/${number}`, search }}
          replace
          aria-current={number === tab ? 'page' : undefined}
        >
          {words[number]} {count[number] ? <b>{count[number]}</b> : null}
        </Link>
      ))}
    </nav>
  );
}
