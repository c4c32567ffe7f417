import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { MaybePaidTwice } from '../../contract/payments.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import note from '../../ui/feedback/note.module.css';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { voidErrorWords } from './void-words.ts';
import classes from './view-sales.module.css';

const VERSION = 1;
const NOTHING = {};

/** Two phones wrote the same payment down: was it paid twice? The owner says; asked once on this phone. [MSG-18, PAY-8] */
export function PaidTwice({ currency }: { currency: string }) {
  const pairs = useQuery('payments.twice', NOTHING) ?? [];
  const [, setAnswered] = useState(0);
  const open = pairs.find((pair) => readDraft(memoryOf(pair), VERSION) !== true);
  if (!open) return null;
  return (
    <Question
      key={open.second.id}
      pair={open}
      currency={currency}
      onReal={() => {
        writeDraft(memoryOf(open), VERSION, true);
        setAnswered((count) => count + 1);
      }}
    />
  );
}

const memoryOf = ({ first, second }: MaybePaidTwice): string => `flockbook.paid-twice.${first.id}.${second.id}`;

interface QuestionProps {
  pair: MaybePaidTwice;
  currency: string;
  onReal: () => void;
}

function Question({ pair, currency, onReal }: QuestionProps) {
  const { t } = useLingui();
  const tell = useSavedToast();
  const { run, busy, error } = useCommand('payments.void');
  const { first, second, customer_name = t`Walk-in` } = pair;
  const amount = formatAmount(pair.amount, currency);
  const takeOut = async () => {
    if ((await run({ id: second.id, reason: t`Recorded twice` })).ok) tell();
  };
  const words = ({ at, by }: MaybePaidTwice['first']) => [whenWords(at), by].filter(Boolean).join(', ');
  return (
    <div className={classes.question}>
      <div className={note.note} data-tone="look" role="note">
        <IconHelpCircle aria-hidden />
        <div>
          <b>
            <Trans>Paid twice or recorded twice?</Trans>
          </b>
          <p>
            {customer_name}: {amount}
            <br />
            {words(first)}
            <br />
            {words(second)}
          </p>
          {error && <ErrorNote>{voidErrorWords(error)}</ErrorNote>}
          <div className={classes.answers}>
            <Button variant="default" h={48} onClick={onReal}>
              <Trans>Paid twice</Trans>
            </Button>
            <Button variant="default" h={48} loading={busy} onClick={() => void takeOut()}>
              <Trans>Recorded twice: take one out</Trans>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
