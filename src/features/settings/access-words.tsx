import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { BusinessView } from '../../contract/account.ts';
import { givenWords } from '../../ui/words/right-words.ts';
import classes from './settings.module.css';

/** What this person may do, in plain words, and whom to ask for more. [SET-3] */
export function AccessWords({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  if (business.role === 'owner')
    return (
      <p>
        <Trans>You are the owner. You may do everything here.</Trans>
      </p>
    );
  const { role, roles } = business;
  const allowed = role === 'attendant' ? [t`Record the day on the farm`] : givenWords(roles);
  const owner = business.owner_name;
  return (
    <>
      {allowed.length > 0 ? (
        <ul className={classes.rights}>
          {allowed.map((words) => (
            <li key={words}>
              <IconCheck size={20} aria-hidden /> {words}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>Nothing has been allowed yet.</Trans>
        </p>
      )}
      <p className={classes.quiet}>
        {owner ? (
          <Trans>If something is missing here, ask {owner}, the owner.</Trans>
        ) : (
          <Trans>If something is missing here, ask the owner.</Trans>
        )}
      </p>
    </>
  );
}
