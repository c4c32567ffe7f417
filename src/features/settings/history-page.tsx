import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { ClosedDays } from './closed-days.tsx';
import { HistoryRow } from './history-row.tsx';
import classes from './settings.module.css';

const A_PAGE = 50;
/** What came for closed days, whoever did it. */
const LATE = 'late';

/** /settings/11: which days are closed, and who wrote down, changed and voided what. [SET-7, SET-9] */
export function HistoryPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const [whose, setWhose] = useState('');
  const [limit, setLimit] = useState(A_PAGE);
  const late = whose === LATE;
  const view = useQuery('history.changes', { by: late || whose === '' ? null : whose, late, limit });
  const options = [
    { value: '', label: t`Everybody` },
    ...(view?.people ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
    ...(view?.late ? [{ value: LATE, label: plural(view.late, { one: '# late', other: '# late' }) }] : []),
  ];
  return (
    <Screen
      title={t`History & closed days`}
      description={t`Who wrote down and changed what, and the days that are closed.`}
      subtitle={business?.name}
      back="/settings/0"
    >
      <div className={classes.cards}>
        {business && <ClosedDays key={business.locked_until ?? ''} until={business.locked_until} />}
        <section className={classes.card}>
          <h2>
            <Trans>Who changed what</Trans>
          </h2>
          <ChoiceChips
            label={t`Whose changes`}
            wrap
            options={options}
            value={whose}
            onChange={(value) => {
              setWhose(value);
              setLimit(A_PAGE);
            }}
          />
          {view === undefined && (
            <Waiting>
              <Trans>Looking…</Trans>
            </Waiting>
          )}
          {view?.rows.length === 0 && (
            <p className={classes.quiet}>
              <Trans>Nothing is written down yet.</Trans>
            </p>
          )}
          <ul className={classes.past} aria-label={t`Changes`}>
            {view?.rows.map((change) => (
              <HistoryRow key={change.key} change={change} />
            ))}
          </ul>
          {view?.more && (
            <Button variant="default" h={48} fullWidth onClick={() => setLimit(limit + A_PAGE)}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </section>
      </div>
    </Screen>
  );
}
