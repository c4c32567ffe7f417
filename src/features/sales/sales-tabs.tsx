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
  // On a phone the last tabs are out of sight. Only the row moves: the page stays at its top.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.children[tab];
    if (!row || !chosen) return;
    const inRow = chosen.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += inRow - (row.clientWidth - chosen.clientWidth) / 2;
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
