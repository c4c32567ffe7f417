import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './tabs.module.css';

interface Tab {
  readonly to: string;
  readonly words: string;
  /** Shown beside the label, if any. */
  readonly count?: number | undefined;
}

/** Tabs of one screen, each with its own address; `chosen` is the index of the selected one. */
export function Tabs({ label, tabs, chosen }: { label: string; tabs: readonly Tab[]; chosen: number }) {
  const list = useRef<HTMLElement>(null);
  const isThere = chosen < tabs.length;
  // On a phone the last tabs may be out of view. Only the row scrolls: the page stays at its top.
  useEffect(() => {
    const row = list.current;
    const tab = isThere ? row?.children[chosen] : undefined;
    if (!row || !tab) return;
    const inRow = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += inRow - (row.clientWidth - tab.clientWidth) / 2;
  }, [chosen, isThere]);
  return (
    <nav ref={list} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, words, count }, number) => (
        <Link key={to} to={to} replace aria-current={number === chosen ? 'page' : undefined}>
          {words} {count ? <b>{count}</b> : null}
        </Link>
      ))}
    </nav>
  );
}
