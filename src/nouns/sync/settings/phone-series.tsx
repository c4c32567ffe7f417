import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { PhoneSeries } from '../../../contract/sync.ts';
import { useQuery } from '../../../client/use-query.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from '../../settings/shared/settings.module.css';
import own from './sync.module.css';

const NOTHING = {};
const mostGaps = 5;

/** The numbered records of each phone that have arrived, and the missing numbers. [SYN-33] */
export function PhoneSeriesList() {
  const phones = useQuery('sync.series', NOTHING) ?? [];
  if (phones.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading} id="phone-series">
        <Trans>Phones of this business, {phones.length}</Trans>
      </h2>
      <ul className={classes.records} aria-labelledby="phone-series">
        {phones.map((phone) => (
          <OnePhone key={phone.device_id} phone={phone} />
        ))}
      </ul>
    </>
  );
}

/** Limit of ranges and voided numbers to list. */
const mostNamed = 50;

const named = (all: readonly string[]): string =>
  all.slice(0, mostNamed).join(', ') + (all.length > mostNamed ? ' …' : '');

/**
 * For auditors: the numbers of sales, purchases, vouchers and runs assigned by this phone, the missing and the voided
 * ones. [DOC-21]
 */
function Numbers({ phone }: { phone: PhoneSeries }) {
  const { t } = useLingui();
  const kinds = { sale: t`Sales`, purchase: t`Purchases`, voucher: t`Vouchers`, run: t`Made here` };
  return (
    <details className={own.numbers}>
      <summary>
        <Trans>Numbers of sales, purchases, vouchers and what was made</Trans>
      </summary>
      <dl>
        {phone.numbers.map(({ kind, first, last, count, missing, voided, together_until }) => (
          <div key={first}>
            <dt>{kinds[kind]}</dt>
            <dd>
              <b>{first === last ? first : `${first} – ${last}`}</b>
              <span>
                <Plural value={count} one="# number" other="# numbers" /> ·{' '}
                {missing.length === 0 ? (
                  <Trans>no gaps</Trans>
                ) : (
                  <Trans>missing: {named(missing.map(([from, to]) => (from === to ? from : `${from} – ${to}`)))}</Trans>
                )}
              </span>
              {voided.length > 0 && (
                <span>
                  <Trans>Voided, and still in the book: {named(voided)}</Trans>
                </span>
              )}
              {together_until !== undefined && (
                <span>
                  <Trans>
                    Up to {together_until} all records of this phone were numbered together: what is left out there is
                    another record.
                  </Trans>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function OnePhone({ phone }: { phone: PhoneSeries }) {
  const whole = phone.missing.length === 0;
  const missing = phone.missing.reduce((count, [from, to]) => count + to - from + 1, 0);
  const gaps = phone.missing.slice(0, mostGaps).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return (
    <li>
      <span className={own.mark} data-tone={whole ? 'good' : 'look'}>
        {whole ? <IconCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
      </span>
      <div>
        <b>
          {phone.tag} {phone.name} {phone.this_phone && <Trans>· this phone</Trans>}
        </b>
        <span>
          <Plural value={phone.count} one="# record" other="# records" /> ·{' '}
          <Trans>last {whenWords(phone.last_at)}</Trans>
        </span>
        {!whole && (
          <p>
            <Plural value={missing} one="# number is not here yet:" other="# numbers are not here yet:" />{' '}
            {gaps.join(', ')}
            {phone.missing.length > mostGaps && ' …'} <Trans>They wait on that phone, or are on their way.</Trans>
          </p>
        )}
        {phone.numbers.length > 0 && <Numbers phone={phone} />}
      </div>
    </li>
  );
}
