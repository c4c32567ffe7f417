import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceChips } from '../choice-chips.tsx';
import { Sheet } from '../sheet.tsx';
import { WIDE } from '../wide.ts';
import { shortDay } from '../words/date-words.ts';
import type { RangeChoice } from './date-range.ts';
import { OwnDates } from './own-dates.tsx';
import type { ListFilter } from './use-list-filter.ts';
import { SearchField } from '../search-field.tsx';
import classes from '../ledger/lists.module.css';

interface ListFiltersProps {
  /** The search text. */
  search: string;
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
}

/** Search and dates: chips on wide screens, one button on phones. [SAL-23, SAL-24] */
export function ListFilters({ search, filter, onChange }: ListFiltersProps) {
  const { t } = useLingui();
  const wide = useMediaQuery(WIDE) ?? false;
  const [opened, setOpened] = useState(false);
  const { from, to } = filter.own;
  const ownWords = from && to ? `${shortDay(from)} – ${shortDay(to)}` : t`Own dates`;
  const options: { value: RangeChoice; label: string }[] = [
    { value: 'today', label: t`Today` },
    { value: 'week', label: t`This week` },
    { value: 'month', label: t`This month` },
    { value: 'all', label: t`All dates` },
    { value: 'own', label: ownWords },
  ];
  const chosen = options.find(({ value }) => value === filter.choice)?.label;
  const choose = (choice: RangeChoice) => {
    onChange({ choice });
    if (choice !== 'own') setOpened(false);
  };
  const chips = (wrap: boolean) => (
    <ChoiceChips label={t`Dates`} options={options} value={filter.choice} onChange={choose} wrap={wrap} />
  );
  return (
    <>
      <div className={classes.bar}>
        {wide && chips(false)}
        <SearchField
          className={classes.search}
          label={search}
          value={filter.search}
          onChange={(typed) => onChange({ search: typed })}
        />
        {!wide && (
          <Button
            variant="default"
            className={classes.dates}
            aria-label={t`Dates: ${chosen}`}
            leftSection={<IconCalendar size={18} aria-hidden />}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            {chosen}
          </Button>
        )}
      </div>
      {wide && filter.choice === 'own' && <OwnDates own={filter.own} onChange={(own) => onChange({ own })} />}
      <Sheet opened={opened && !wide} title={<Trans>Dates</Trans>} onClose={() => setOpened(false)}>
        {chips(true)}
        {filter.choice === 'own' && <OwnDates own={filter.own} onChange={(own) => onChange({ own })} />}
        <Button fullWidth h={56} mt="md" onClick={() => setOpened(false)}>
          <Trans>Show</Trans>
        </Button>
      </Sheet>
    </>
  );
}
