import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { rangeOf, type DayRange, type RangeChoice } from '../../../../ui/dates/date-range.ts';
import { OwnDates } from '../../../../ui/dates/own-dates.tsx';
import { today } from '../../../../ui/words/date-words.ts';
import classes from './statement.module.css';

interface StatementDatesProps {
  choice: RangeChoice;
  own: DayRange;
  onChoose: (choice: RangeChoice) => void;
  onOwn: (own: DayRange) => void;
}

/** The range of days of a statement; initially all. */
export function useStatementRange() {
  const [choice, onChoose] = useState<RangeChoice>('all');
  const [own, onOwn] = useState<DayRange>({ from: `${today().slice(0, 8)}01`, to: today() });
  return { choice, own, onChoose, onOwn, range: rangeOf(choice, today(), own) };
}

/** The chips that choose the days of a statement. [CUS-9] */
export function StatementDates({ choice, own, onChoose, onOwn }: StatementDatesProps) {
  const { t } = useLingui();
  return (
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
        onChange={onChoose}
      />
      {choice === 'own' && <OwnDates own={own} onChange={onOwn} />}
    </div>
  );
}
