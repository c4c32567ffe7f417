import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { MAX_RATES } from '../../../../schemas/bounds.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { typedRate, type TaxesDraft } from '../../../domain/tax/taxes.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { plainNumber } from '../../../ui/numbers/typed-number.ts';
import { RateChoice } from '../../../ui/setup/rate-choice.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import classes from '../../settings/shared/settings.module.css';

/**
 * The tax that the business charges: its rates, the usual rate of goods, whether prices include it, and the link to
 * taxes owed from before. [TAX-1, TAX-8]
 */
export function TaxForm({ business, onSaved }: { business: BusinessView; onSaved: () => void }) {
  const { t } = useLingui();
  const { taxes } = business;
  const { run, busy, error, clearError } = useCommand('business.setTaxes');
  const kept = useDraft('taxes', { mode: 'edit' });
  const [charges, setCharges] = useKept(kept, 'charges', taxes !== undefined);
  const [draft, setDraft] = useKept<TaxesDraft>(kept, 'draft', () =>
    taxes
      ? { ...taxes, rates: taxes.rates.map((rate) => String(rate / 100)) }
      : { name: t`VAT`, rates: [''], inclusive: true, claims: true },
  );
  const change = (part: Partial<TaxesDraft>) => {
    clearError();
    setDraft((before) => ({ ...before, ...part }));
  };
  const typed = draft.rates.map((rate) => typedRate(plainNumber(rate)));
  const rates = [...new Set(typed.filter((rate) => rate !== undefined))];
  const setRate = (at: number, text: string) => {
    const next = typedRate(plainNumber(text));
    // The first rate is the usual rate of goods, until another one is chosen.
    const follows = draft.goods === typed[at] && at === 0;
    change({ rates: draft.rates.map((rate, i) => (i === at ? text : rate)), ...(follows && { goods: next }) });
  };
  const usual = (value: number | 'none' | undefined) => (value === 'none' ? undefined : value);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const said = charges ? { ...draft, rates: draft.rates.map(plainNumber) } : undefined;
    if (!(await run({ taxes: said })).ok) return;
    kept.forget();
    onSaved();
  };
  const taxName = taxes?.name ?? '';
  const refused = notDoneWords(error);
  const wrongAt = error?.type === 'RateWrong' ? error.at : error?.type === 'RateMissing' ? 0 : undefined;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Tax on sales</Trans>
      </h2>
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <DraftNote draft={kept} />
        <SwitchRow
          label={t`I charge a tax on what I sell`}
          checked={charges}
          onChange={(on) => {
            clearError();
            setCharges(on);
          }}
        />
        {!charges && (
          <p className={classes.quiet}>
            <Trans>For a business that is registered for VAT or another sales tax. Most small farms are not.</Trans>
          </p>
        )}
        {charges && (
          <>
            <TextInput
              label={t`What the tax is called`}
              maxLength={12}
              autoComplete="off"
              value={draft.name}
              error={error?.type === 'TaxNameMissing' && t`Type what it is called, like VAT.`}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            {draft.rates.map((rate, at) => (
              // The position is all that distinguishes two rates while they are typed.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} className={classes.name}>
                <NumberInput
                  label={at === 0 ? t`Rate, %` : t`Another rate, %`}
                  style={{ flex: 1 }}
                  value={rate}
                  error={wrongAt === at && t`Type a rate from 0 to 30.`}
                  onType={(text) => setRate(at, text)}
                />
                {draft.rates.length > 1 && (
                  <Button
                    variant="default"
                    h={48}
                    px="sm"
                    aria-label={t`Remove this rate`}
                    onClick={() => change({ rates: draft.rates.filter((_, i) => i !== at) })}
                  >
                    <IconTrash size={20} aria-hidden />
                  </Button>
                )}
              </div>
            ))}
            {draft.rates.length < MAX_RATES && (
              <Button
                variant="default"
                h={48}
                leftSection={<IconPlus size={20} aria-hidden />}
                onClick={() => change({ rates: [...draft.rates, ''] })}
              >
                <Trans>Another rate</Trans>
              </Button>
            )}
            {rates.length > 0 && (
              <>
                <RateChoice
                  label={t`What I buy or make to sell usually bears`}
                  taxes={{ name: draft.name, rates }}
                  value={draft.goods ?? 'none'}
                  onChange={(goods) => change({ goods: usual(goods) })}
                />
                <RateChoice
                  label={t`Eggs, birds and produce of the farm usually bear`}
                  taxes={{ name: draft.name, rates }}
                  value={draft.produce ?? 'none'}
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
              value={draft.inclusive ? 'inside' : 'on_top'}
              onChange={(value) => change({ inclusive: value === 'inside' })}
            />
            <SwitchRow
              label={t`I claim back what I pay to suppliers`}
              checked={draft.claims}
              onChange={(claims) => change({ claims })}
            />
            <p className={classes.quiet}>
              <Trans>
                An item can bear another rate: say so on its page. What was sold before keeps what it was sold with.
              </Trans>
            </p>
          </>
        )}
        {error?.type === 'TooManyRates' && <ErrorNote>{t`At most ${MAX_RATES} rates.`}</ErrorNote>}
        {refused && <ErrorNote>{refused}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={busy}>
          <Trans>Save the tax</Trans>
        </Button>
      </form>
      {taxes && charges && (
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
