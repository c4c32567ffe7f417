import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconChecks } from '@tabler/icons-react';
import type { HeardPhone } from '../../contract/home.ts';
import { isSilent } from '../../domain/phones/is-silent.ts';
import { whenWords } from '../../ui/words/date-words.ts';
import { Card } from './card.tsx';
import classes from './dashboard.module.css';

const MOST_PHONES = 4;

/** Each phone of the business and when it was heard of. [RPT-1] */
export function PhonesCard({ phones, silentDays }: { phones: readonly HeardPhone[]; silentDays: number }) {
  const { t } = useLingui();
  const more = phones.length - MOST_PHONES;
  return (
    <Card title={t`Phones`} to="/settings/8" area="phones">
      <ul className={classes.lines}>
        {phones.slice(0, MOST_PHONES).map((phone) => (
          <li key={phone.device_id}>
            <span>
              <b>{phone.this_phone ? t`This phone` : (phone.name ?? t`Somebody’s phone`)}</b>
              <small>{t`Last record ${whenWords(phone.last_at)}`}</small>
            </span>
            {isSilent(phone, silentDays) ? (
              <IconAlertTriangle data-tone="look" aria-label={t`Not heard from for days`} role="img" />
            ) : (
              <IconChecks data-tone="good" aria-label={t`Heard from lately`} role="img" />
            )}
          </li>
        ))}
      </ul>
      {phones.length === 0 && (
        <p className={classes.small}>
          <Trans>No phone has written anything down yet.</Trans>
        </p>
      )}
      {more > 0 && <p className={classes.small}>{plural(more, { one: '# more phone', other: '# more phones' })}</p>}
    </Card>
  );
}
