import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayMethod } from '../../domain/sales/check-sale.ts';
import { useQuery } from '../../client/use-query.ts';
import { shortDay } from '../../ui/words/date-words.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';

/** How money came, as people say it. */
export function useMethodWords(): Partial<Record<PayMethod, string>> {
  const { t } = useLingui();
  return { cash: t`Cash`, mobile_money: t`Mobile money`, bank: t`Bank` };
}

interface PayMethodChoiceProps {
  method: PayMethod;
  reference: string;
  error: string | undefined;
  /** The record that is typed: its own number is no double. */
  id?: string | undefined;
  onChange: (part: { method?: PayMethod; reference?: string }) => void;
}

/** How the money came; mobile money with its transaction number. */
export function PayMethodChoice({ method, reference, error, id, onChange }: PayMethodChoiceProps) {
  const { t } = useLingui();
  const words = useMethodWords();
  const options = (['cash', 'mobile_money', 'bank'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <>
      <ChoiceChips
        label={t`How was it paid?`}
        visibleLabel
        wrap
        options={options}
        value={method}
        onChange={(value) => onChange({ method: value })}
      />
      {method !== 'cash' && (
        <TextInput
          label={method === 'mobile_money' ? t`Transaction number` : t`Reference, if there is one`}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          value={reference}
          error={error}
          description={<UsedBefore reference={method === 'mobile_money' ? reference : ''} id={id} />}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => onChange({ reference: event.currentTarget.value })}
        />
      )}
    </>
  );
}

const SHORTEST = 4;

/** A number that stands in another record already. [MSG-10] */
function UsedBefore({ reference, id }: { reference: string; id: string | undefined }) {
  // The first signs of a number are in many.
  const typed = reference.trim().length < SHORTEST ? '' : reference.trim();
  const used = useQuery('payments.referenceUsed', { reference: typed, except: id });
  if (!used || typed === '') return null;
  return (
    <b role="status">
      <Trans>This number was used on {shortDay(localDay(new Date(used.at)))}.</Trans>
    </b>
  );
}
