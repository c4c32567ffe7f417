import { IconCheck, IconChecks, IconPointFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The three marks of a record, as in the margin of each list. */
export const MARKS = { here: IconPointFilled, sent: IconCheck, owner: IconChecks } as const;

/** A row of the ledger: a mark in the ruled margin, and its meaning. */
export function MarkedRow({ mark, children }: { mark: keyof typeof MARKS; children: ReactNode }) {
  const Mark = MARKS[mark];
  return (
    <li>
      <span className="margin">
        <Mark aria-hidden />
      </span>
      <div>{children}</div>
    </li>
  );
}
