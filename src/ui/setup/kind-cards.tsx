import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingStore, IconFeather } from '@tabler/icons-react';
import { useId } from 'react';
import { ChoiceChips } from '../choice-chips.tsx';
import { FieldError } from '../feedback/error-note.tsx';
import classes from './kind-cards.module.css';

interface KindCardsProps {
  value: 'farm' | 'shop' | undefined;
  error: string | undefined;
  onChange: (kind: 'farm' | 'shop') => void;
}

/** Farm or shop: exactly one of the two. [BIZ-2] */
export function KindCards({ value, error, onChange }: KindCardsProps) {
  const { t } = useLingui();
  const id = useId();
  const cards = [
    {
      kind: 'farm',
      icon: IconFeather,
      title: t`Farm`,
      text: t`You keep birds.`,
    },
    {
      kind: 'shop',
      icon: IconBuildingStore,
      title: t`Shop`,
      text: t`You buy and sell.`,
    },
  ] as const;
  return (
    <>
      <div
        role="radiogroup"
        aria-label={t`Farm or shop`}
        aria-describedby={error ? id : undefined}
        className={classes.cards}
      >
        {cards.map(({ kind, icon: Icon, title, text }) => (
          <label key={kind} className={classes.card}>
            <input type="radio" name={`kind-${id}`} checked={value === kind} onChange={() => onChange(kind)} />
            <Icon size={32} stroke={1.75} aria-hidden />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        <p className={classes.hint}>
          <Trans>You can add the other one later.</Trans>
        </p>
      )}
    </>
  );
}

interface ProcessingChoiceProps {
  value: boolean;
  onChange: (production: boolean) => void;
}

/** Whether the business makes products from others: the second pair of exclusive choices. [BIZ-7] */
export function ProcessingChoice({ value, onChange }: ProcessingChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      label={t`Do you also make products, like feed or dressed birds?`}
      visibleLabel
      wrap
      options={[
        { value: 'no', label: t`No` },
        { value: 'yes', label: t`Yes` },
      ]}
      value={value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
