import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LedgerDrawing } from '../drawings/ledger-drawing.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { ShownStatement, StatementFrom } from './shown-statement.ts';
import { StatementActions } from './statement-actions.tsx';
import { StatementDates, type useStatementRange } from './statement-dates.tsx';
import { StatementTable } from './statement-table.tsx';

interface StatementBodyProps {
  statement: ShownStatement;
  dates: ReturnType<typeof useStatementRange>;
  business: StatementFrom;
  /** Said where nothing stands on any day. */
  nothingYet: ReactNode;
}

/** A statement with the choice of its days, and all that can be done with it. [CUS-9, VEN-4] */
export function StatementBody({ statement, dates, business, nothingYet }: StatementBodyProps) {
  const { range } = dates;
  const isEmpty = statement.lines.length === 0 && statement.before === 0;
  return (
    <>
      <StatementDates {...dates} />
      {isEmpty ? (
        <EmptyState drawing={<LedgerDrawing />}>
          {range ? <Trans>Nothing on these days.</Trans> : nothingYet}
        </EmptyState>
      ) : (
        <>
          <StatementTable statement={statement} range={range} business={business} />
          <StatementActions statement={statement} range={range} business={business} />
        </>
      )}
    </>
  );
}
