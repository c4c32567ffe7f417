import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import type { SaleForm, SaleFormAct } from './sale-form.ts';

/** Sold now, or ordered: an order takes nothing from the stock until it is confirmed. [SAL-34] */
export function OrderChoice({ form, act }: { form: SaleForm; act: (act: SaleFormAct) => void }) {
  const { t } = useLingui();
  return (
    <>
      <ChoiceChips
        label={t`When do the goods leave?`}
        wrap
        options={[
          { value: 'now', label: t`Now: it is a sale` },
          { value: 'later', label: t`Later: it is an order` },
        ]}
        value={form.order ? 'later' : 'now'}
        onChange={(value) => act({ do: 'set', part: { order: value === 'later' ? true : undefined } })}
      />
      <p>
        {form.order ? (
          <Trans>
            The stock stays as it is, and what is paid now is kept as a deposit. Press “Confirm the order” when the
            goods leave.
          </Trans>
        ) : (
          <Trans>The goods leave the stock now.</Trans>
        )}
      </p>
    </>
  );
}
