import { Trans, useLingui } from '@lingui/react/macro';
import { FeedBag } from '../../ui/drawings/feed-bag.tsx';
import { Field } from '../field.tsx';
import { StartBand } from '../layout.tsx';

/**
 * /pricing: the free plan and the 3-month, 6-month and 1-year plans. The prices come from the app's own plan documents
 * and are inserted by a small script; the page itself contains no price, so none can be outdated. [RTE-6, SIT-2]
 */
export function PricingPage() {
  const { t } = useLingui();
  const longer = [
    { months: 3, name: t`3 months`, text: t`For a season.` },
    { months: 6, name: t`6 months`, text: t`For one laying round and the next.` },
    { months: 12, name: t`1 year`, text: t`For whoever stays.` },
  ];
  return (
    <>
      <section className="wrap first">
        <h1>
          <Trans>Pricing</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Begin with the intro plan, which is free. Later, if you like, choose a 3-month, 6-month or 1-year plan.
          </Trans>
        </p>
        <div className="plans" id="plans">
          <article className="plan free" data-months="0">
            <h2>
              <Trans>Intro</Trans>
            </h2>
            <p className="price">
              <b>
                <Trans>Free</Trans>
              </b>
              <span>
                <Trans>for as long as you like</Trans>
              </span>
            </p>
            <p>
              <Trans>Record, read and take out everything you write. No card, no end date.</Trans>
            </p>
          </article>
          {longer.map(({ months, name, text }) => (
            <article className="plan" data-months={months} key={months}>
              <h2>{name}</h2>
              <p className="price" data-price aria-live="polite">
                <b data-total>
                  <Trans>See the app</Trans>
                </b>
                <span data-month data-words={t`%price% a month, paid at once`}>
                  <Trans>the price of today stands there</Trans>
                </span>
              </p>
              <p>{text}</p>
            </article>
          ))}
        </div>
        <div className="currency" id="currency" hidden>
          <Field label={t`Prices in`}>
            <select name="currency" autoComplete="off" aria-label={t`Prices in`} />
          </Field>
        </div>
      </section>

      <section className="wrap">
        <h2>
          <Trans>Whatever you choose</Trans>
        </h2>
        <ul className="points">
          <li>
            <Trans>Your own records are always yours to read and take away.</Trans>
          </li>
          <li>
            <Trans>A plan that ends locks nothing. You go on recording, also without a signal.</Trans>
          </li>
          <li>
            <Trans>There is no trial to remember and nothing that renews by itself.</Trans>
          </li>
        </ul>
      </section>

      <StartBand drawing={<FeedBag />} title={t`The intro plan is free`}>
        <Trans>A name, an email and a password are all it takes.</Trans>
      </StartBand>
    </>
  );
}
