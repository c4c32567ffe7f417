import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '../after-paint.ts';
import { useIsPart } from '../feedback/part-context.ts';
import classes from './ledger.module.css';

export type LedgerItem<Row> =
  | { kind: 'day'; key: string; title: string; sum: string }
  | { kind: 'row'; key: string; row: Row };

interface LedgerListProps<Row> {
  label: string;
  items: readonly LedgerItem<Row>[];
  renderRow: (row: Row) => ReactNode;
  /** Called when the end comes near and more rows can be had. */
  onNearEnd?: (() => void) | undefined;
}

const ROW_HEIGHT = 72;
const NEAR_END_ROWS = 12;
/** Rows at hand above and below what is in view. */
const OVERSCAN_ROWS = 8;

/** A long list as a ledger page: only what is in view is in the document, the margin line runs down its left. [SAL-22] */
export function LedgerList<Row>({ label, items, renderRow, onNearEnd }: LedgerListProps<Row>) {
  const isPart = useIsPart();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    // What stands above the list changes its place on the page.
    const observer = new ResizeObserver(() =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // What is in view is painted first, by itself. [PRF-8]
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  // Known before it is asked: the first pass writes what is in view, and no second one must.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const virtualizer = useWindowVirtualizer({
    // A screen begins at its top, wherever the one before it was left: else the list scrolls itself there again.
    initialOffset: 0,
    initialRect,
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: isPainted ? OVERSCAN_ROWS : 0,
    scrollMargin: top,
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= items.length - NEAR_END_ROWS) onNearEnd?.();
  }, [last, items.length, onNearEnd]);
  return (
    // Divs with roles: without markers some readers no longer call a `ul` a list.
    <div
      ref={list}
      className={classes.list}
      aria-label={label}
      role="list"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <div
            role="listitem"
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-kind={item.kind}
            data-first={items[index - 1]?.kind !== 'row' || undefined}
            data-last={items[index + 1]?.kind !== 'row' || undefined}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {item.kind === 'row' ? (
              renderRow(item.row)
            ) : (
              <h2 className={classes.day}>
                <b>{item.title}</b> <span>{!isPart && item.sum}</span>
              </h2>
            )}
          </div>
        );
      })}
    </div>
  );
}
