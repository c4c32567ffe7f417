import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import classes from './void-sale.module.css';

interface VoidFormProps {
  /** The effects, with amounts. */
  facts: readonly string[];
  busy: boolean;
  /** Text of the last refusal. */
  refusal: string | undefined;
  onVoid: (reason: string) => void;
  onBack: () => void;
  /** Shown above: explanation of voiding and its limits. */
  children: ReactNode;
}

type Reason = 'twice' | 'wrong' | 'not-taken' | 'own';

/** The effects of voiding, the reason, and the button. [SAL-40, SAL-41] */
export function VoidForm({ facts, busy, refusal, onVoid, onBack, children }: VoidFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Reason>();
  const [own, setOwn] = useState('');
  const words = { twice: t`Written twice`, wrong: t`Wrong amount`, 'not-taken': t`Nothing was taken`, own };
  const options = [
    ...(['twice', 'wrong', 'not-taken'] as const).map((value) => ({ value, label: words[value] })),
    { value: 'own' as const, label: t`Other reason` },
  ];
  return (
    <Stack gap="md">
      <div>{children}</div>
      <ul className={classes.facts} aria-label={t`What will happen`}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ChoiceChips label={t`Why?`} visibleLabel wrap options={options} value={chosen} onChange={setChosen} />
      {chosen === 'own' && (
        <TextInput
          label={t`Reason`}
          maxLength={200}
          data-autofocus
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      )}
      {refusal !== undefined && <ErrorNote>{refusal}</ErrorNote>}
      <div className={classes.buttons}>
        <Button variant="default" h={56} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button color="red" h={56} loading={busy} onClick={() => onVoid(chosen === undefined ? '' : words[chosen])}>
          <Trans>Void it</Trans>
        </Button>
      </div>
    </Stack>
  );
}
