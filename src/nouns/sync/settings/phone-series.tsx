import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { PhoneSeries } from '../../../contract/sync.ts';
import { useQuery } from '../../../client/use-query.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from '../../settings/shared/settings.module.css';

const NOTHING = {};
const mostGaps = 5;

/** The numbered records of each phone that are here, and the numbers that are not here yet. [SYN-33] */
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

function OnePhone({ phone }: { phone: PhoneSeries }) {
  const whole = phone.missing.length === 0;
  const missing = phone.missing.reduce((count, [from, to]) => count + to - from + 1, 0);
  const gaps = phone.missing.slice(0, mostGaps).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return (
    <li>
      <span className={classes.mark} data-tone={whole ? 'good' : 'look'}>
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
      </div>
    </li>
  );
}
