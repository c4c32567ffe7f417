import { Trans, useLingui } from '@lingui/react/macro';
import { chooseLanguage } from '../../../client/language.ts';
import { currencyExponent } from '../../../domain/money/currency.ts';
import { moneyWords } from '../../../domain/money/money-words.ts';
import { LANGUAGES } from '../../../domain/text/languages.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { LanguageChoice } from '../../../ui/setup/language-choice.tsx';
import { HabitsForm } from './habits-form.tsx';
import classes from '../../settings/shared/settings.module.css';

/** Long enough to show how digits are grouped. Units: whole units of the currency. */
const EXAMPLE = 1_234_567;

/**
 * /settings/2: the currency of the book, which is fixed, its units and date formats, and the language of this phone.
 * [SET-2, SET-4, BIZ-4]
 */
export function UnitsPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const currency = business?.currency ?? '';
  const example = moneyWords(EXAMPLE * 10 ** currencyExponent(currency), currency);
  return (
    <Screen title={t`Money & units`} description={t`The currency and the units of your book.`} back="/settings/0">
      {business && (
        <div className={classes.cards}>
          <section className={classes.card}>
            <h2>
              <Trans>Money</Trans>
            </h2>
            <p>
              <Trans>
                This book counts in <b>{business.currency}</b>.
              </Trans>{' '}
              <Trans>Amounts look like {example}.</Trans>
            </p>
            <p className={classes.quiet}>
              <Trans>A book keeps its currency, so that its sums stay true. For another one, add a business.</Trans>
            </p>
          </section>
          <HabitsForm
            key={JSON.stringify([business.id, business.default_units, business.habits])}
            business={business}
          />
          <section className={classes.card}>
            <LanguageChoice languages={LANGUAGES} onChoose={(language) => void chooseLanguage(language)} />
          </section>
        </div>
      )}
    </Screen>
  );
}
