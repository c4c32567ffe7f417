import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import classes from '../../settings/shared/settings.module.css';

interface BusinessTypeProps {
  business: BusinessView;
  onSaved: () => void;
}

/** Time for which 'Please pick one option.' stays, milliseconds. [BIZ-2] */
const POPUP_STAYS_MS = 3000;

/** Type of the business: after the setup it may be a farm and a shop. [BIZ-12, BIZ-5] */
export function BusinessType({ business, onSaved }: BusinessTypeProps) {
  const { t } = useLingui();
  const { run, error } = useCommand('business.setType');
  const [popup, setPopup] = useState<string>();
  const type = { farm: business.farm_activities, shop: business.purchases, production: business.production };
  const change = async (part: Partial<typeof type>) => {
    const saved = await run({ ...type, ...part });
    if (saved.ok) onSaved();
    else if (saved.error.type === 'PickOneOption') setPopup(t`Please pick one option.`);
  };
  const refused = notDoneWords(error);
  return (
    <section className={classes.card}>
      <h2>
        <Trans>What it does</Trans>
      </h2>
      <SwitchRow
        label={t`Farm: birds, eggs, feed, medicine`}
        checked={type.farm}
        onChange={(farm) => void change({ farm })}
      />
      <SwitchRow label={t`Shop: buys and sells`} checked={type.shop} onChange={(shop) => void change({ shop })} />
      <SwitchRow
        label={t`Makes products from others`}
        checked={type.production}
        onChange={(production) => void change({ production })}
      />
      {error?.type === 'NotSentYet' && (
        <ErrorNote>
          <Trans>This business is not sent yet. Once it is, it can be a farm and a shop.</Trans>
        </ErrorNote>
      )}
      {refused && <ErrorNote>{refused}</ErrorNote>}
      <Popup words={popup} stays={POPUP_STAYS_MS} onGone={useCallback(() => setPopup(undefined), [])} />
    </section>
  );
}
