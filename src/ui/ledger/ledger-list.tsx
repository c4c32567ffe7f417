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
  /** Called near the end of the list when more rows can be loaded. */
  onNearEnd?: (() => void) | undefined;
}

const ROW_HEIGHT = 72;
const NEAR_END_ROWS = 12;
/** Number of rows rendered above and below the viewport. */
const OVERSCAN_ROWS = 8;

/**
 * A long virtual list styled as a ledger page: only rows in view are in the document; the margin line runs down its
 * left. [SAL-22]
 */
export function LedgerList<Row>({ label, items, renderRow, onNearEnd }: LedgerListProps<Row>) {
  const isPart = useIsPart();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    // Elements above the list change its position on the page.
    const observer = new ResizeObserver(() =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)),
    );
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Rows in view are painted first, without overscan. [PRF-8]
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  // Pass the size in advance: the first pass renders the rows in view, so that no second one is needed.
  const [initialRect] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  const virtualizer = useWindowVirtualizer({
    // A screen starts at its top, regardless of the previous screen's scroll position: otherwise the list would scroll
    // there again.
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
    // Divs with roles: without markers some screen readers no longer announce a `ul` as a list.
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
