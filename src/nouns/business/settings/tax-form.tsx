import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { MAX_RATES } from '../../../../schemas/bounds.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { typedRate, type TaxesDraft } from '../../../domain/tax/taxes.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { plainNumber } from '../../../ui/numbers/typed-number.ts';
import { RateChoice } from '../../../ui/setup/rate-choice.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import classes from '../../settings/shared/settings.module.css';

type TaxesForm = TaxesDraft & { readonly charges: boolean };

/**
 * The tax that the business charges: its rates, the usual rate of goods, whether prices include it, and the link to
 * taxes owed from before. [TAX-1, TAX-8]
 */
export function TaxForm({ business, onSaved }: { business: BusinessView; onSaved: () => void }) {
  const { t } = useLingui();
  const { taxes } = business;
  const { run } = useCommand('business.setTaxes');
  const form = useDraftForm(useDraft('taxes', { mode: 'edit' }), {
    initial: () => ({
      charges: taxes !== undefined,
      ...(taxes
        ? { ...taxes, rates: taxes.rates.map((rate) => String(rate / 100)) }
        : { name: t`VAT`, rates: [''], inclusive: true, claims: true }),
    }),
    save: ({ charges, ...draft }: TaxesForm) =>
      run({ taxes: charges ? { ...draft, rates: draft.rates.map(plainNumber) } : undefined }),
    onSaved,
    fieldOf: ({ type }) => (type === 'TaxNameMissing' ? 'name' : type.startsWith('Rate') ? 'rates' : undefined),
    words: (error) => {
      switch (error.type) {
        case 'TaxNameMissing':
          return t`Type what it is called, like VAT.`;
        case 'RateMissing':
        case 'RateWrong':
          return t`Type a rate from 0 to 30.`;
        case 'TooManyRates':
          return t`At most ${MAX_RATES} rates.`;
        case 'NotAllowed':
        case 'NotSaved':
        case 'SignedOut':
          return notSavedWords(error);
      }
    },
  });
  const { values, change, input, refusal } = form;
  const typed = values.rates.map((rate) => typedRate(plainNumber(rate)));
  const rates = [...new Set(typed.filter((rate) => rate !== undefined))];
  const setRate = (at: number, text: string) => {
    const next = typedRate(plainNumber(text));
    // The first rate is the usual rate of goods, until another one is chosen.
    const follows = values.goods === typed[at] && at === 0;
    change({ rates: values.rates.map((rate, i) => (i === at ? text : rate)), ...(follows && { goods: next }) });
  };
  const usual = (value: number | 'none' | undefined) => (value === 'none' ? undefined : value);
  const taxName = taxes?.name ?? '';
  const wrongAt = refusal?.type === 'RateWrong' ? refusal.at : 0;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Tax on sales</Trans>
      </h2>
      <DraftForm form={form} className={classes.form} save={<Trans>Save the tax</Trans>}>
        <SwitchRow
          label={t`I charge a tax on what I sell`}
          checked={values.charges}
          onChange={(charges) => change({ charges })}
        />
        {!values.charges && (
          <p className={classes.quiet}>
            <Trans>For a business that is registered for VAT or another sales tax. Most small farms are not.</Trans>
          </p>
        )}
        {values.charges && (
          <>
            <TextInput label={t`What the tax is called`} maxLength={12} autoComplete="off" {...input('name')} />
            {values.rates.map((rate, at) => (
              // The position is all that distinguishes two rates while they are typed.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} className={classes.name}>
                <NumberInput
                  label={at === 0 ? t`Rate, %` : t`Another rate, %`}
                  {...(wrongAt === at && input('rates'))}
                  value={rate}
                  onChange={(text) => setRate(at, text)}
                />
                {values.rates.length > 1 && (
                  <Button
                    variant="default"
                    h={48}
                    px="sm"
                    aria-label={t`Remove this rate`}
                    onClick={() => change({ rates: values.rates.filter((_, i) => i !== at) })}
                  >
                    <IconTrash size={20} aria-hidden />
                  </Button>
                )}
              </div>
            ))}
            {values.rates.length < MAX_RATES && (
              <Button
                variant="default"
                h={48}
                leftSection={<IconPlus size={20} aria-hidden />}
                onClick={() => change({ rates: [...values.rates, ''] })}
              >
                <Trans>Another rate</Trans>
              </Button>
            )}
            {rates.length > 0 && (
              <>
                <RateChoice
                  label={t`What I buy or make to sell usually bears`}
                  taxes={{ name: values.name, rates }}
                  value={values.goods ?? 'none'}
                  onChange={(goods) => change({ goods: usual(goods) })}
                />
                <RateChoice
                  label={t`Eggs, birds and produce of the farm usually bear`}
                  taxes={{ name: values.name, rates }}
                  value={values.produce ?? 'none'}
                  onChange={(produce) => change({ produce: usual(produce) })}
                />
              </>
            )}
            <ChoiceChips
              label={t`My prices`}
              visibleLabel
              wrap
              options={[
                { value: 'inside', label: t`have it inside` },
                { value: 'on_top', label: t`it comes on top` },
              ]}
              value={values.inclusive ? 'inside' : 'on_top'}
              onChange={(value) => change({ inclusive: value === 'inside' })}
            />
            <SwitchRow
              label={t`I claim back what I pay to suppliers`}
              checked={values.claims}
              onChange={(claims) => change({ claims })}
            />
            <p className={classes.quiet}>
              <Trans>
                An item can bear another rate: say so on its page. What was sold before keeps what it was sold with.
              </Trans>
            </p>
          </>
        )}
      </DraftForm>
      {taxes && values.charges && (
        <div className={classes.form}>
          <p className={classes.quiet}>
            <Trans>Was something open with the tax office when this book began?</Trans>
          </p>
          <Button component={Link} to="/dashboard?show=money&do=tax_owed" variant="default" h={48}>
            {t`I owed ${taxName}`}
          </Button>
          <Button component={Link} to="/dashboard?show=money&do=tax_credit" variant="default" h={48}>
            {t`I was to get ${taxName} back`}
          </Button>
        </div>
      )}
    </section>
  );
}
