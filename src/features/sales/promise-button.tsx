import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { CustomerAccount } from '../../contract/parties.ts';
import { useCommand } from '../../client/use-command.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DayField } from '../../ui/dates/day-field.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { shortDay, today } from '../../ui/words/date-words.ts';

/** By when the customer said that they would pay; a press writes it down. [DEB-4] */
export function PromiseButton({ customer: { id, promised_on } }: { customer: CustomerAccount }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" h={56} fullWidth leftSection={<IconCalendarCheck aria-hidden />} onClick={() => setOpen(true)}>
        {t`Promise`}
      </Button>
      <Sheet opened={isOpen} title={<Trans>When will they pay?</Trans>} onClose={() => setOpen(false)}>
        {isOpen && <PromiseForm id={id} promised={promised_on} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
} // prettier-ignore

/** Usual answers, in days from today. */
const DAYS = [1, 7, 14] as const;

function PromiseForm({ id, promised, onDone }: { id: string; promised: string | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const now = today();
  const [day, setDay] = useState(promised !== undefined && promised >= now ? promised : addDays(now, 7));
  const { run, busy, error, clearError } = useCommand('customers.promise');
  const tell = useSavedToast();
  const save = async (promised_on: string | undefined) => {
    if (!(await run({ id, promised_on })).ok) return;
    tell();
    onDone();
  };
  const change = (next: string) => {
    clearError();
    setDay(next);
  };
  return (
    <Stack gap="md">
      <ChoiceChips
        label={t`Usual days`}
        wrap
        options={DAYS.map((days) => {
          const value = addDays(now, days);
          return { value, label: days === 1 ? t`Tomorrow` : shortDay(value) };
        })}
        value={day}
        onChange={change}
      />
      <DayField label={t`Day`} min={now} value={day} onChange={(value) => change(value)} />
      {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
      <Button h={56} loading={busy} onClick={() => void save(day)} disabled={day === ''}>
        <Trans>Save</Trans>
      </Button>
      {promised !== undefined && (
        <Button variant="default" h={56} loading={busy} onClick={() => void save(undefined)}>
          <Trans>Nothing is promised any more</Trans>
        </Button>
      )}
    </Stack>
  );
} // prettier-ignore
