import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BusinessView, CustomerStatement } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { today } from '../../ui/words/date-words.ts';
import { rangeOf, type RangeChoice } from '../../ui/dates/date-range.ts';
import { OwnDates } from '../../ui/dates/own-dates.tsx';
import { customerPath } from './customer-paths.ts';
import { NoSuchCustomer } from './no-customers.tsx';
import { StatementActions } from '../../ui/statement/statement-actions.tsx';
import { StatementTable } from '../../ui/statement/statement-table.tsx';
import classes from '../../ui/statement/statement.module.css';

/** What a customer bought and paid, in order, with what was owed after each; to be read, sent and printed. [CUS-9] */
export function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<RangeChoice>('all');
  const [own, setOwn] = useState({ from: `${today().slice(0, 8)}01`, to: today() });
  const range = rangeOf(choice, today(), own);
  const statement = useQuery('customers.statement', { id, range });
  return (
    <Screen
      title={t`Statement`}
      description={t`What a customer bought and paid, in order.`}
      subtitle={statement?.name}
      back={customerPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && (
          <Waiting>
            <Trans>Opening…</Trans>
          </Waiting>
        )}
        {statement === null && <NoSuchCustomer />}
        {statement && (
          <>
            <div className={classes.choose}>
              <ChoiceChips
                label={t`Dates`}
                options={[
                  { value: 'all', label: t`All dates` },
                  { value: 'month', label: t`This month` },
                  { value: 'week', label: t`This week` },
                  { value: 'own', label: t`Own dates` },
                ]}
                value={choice}
                onChange={setChoice}
              />
              {choice === 'own' && <OwnDates own={own} onChange={setOwn} />}
            </div>
            <Shown statement={statement} range={range} business={business} />
          </>
        )}
      </div>
    </Screen>
  );
}

interface ShownProps {
  statement: CustomerStatement;
  range: { from: string; to: string } | null;
  business: BusinessView;
}

function Shown({ statement, range, business }: ShownProps) {
  if (statement.lines.length === 0 && statement.before === 0)
    return (
      <EmptyState drawing={<LedgerDrawing />}>
        {range ? <Trans>Nothing on these days.</Trans> : <Trans>Nothing was sold to this customer yet.</Trans>}
      </EmptyState>
    );
  return (
    <>
      <StatementTable statement={statement} range={range} business={business} />
      <StatementActions statement={statement} range={range} business={business} />
    </>
  );
}
