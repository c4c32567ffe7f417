import { Button, TextInput, FileButton } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { MAX_WEB_ADDRESS } from '../../../../schemas/web-address.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { BusinessType } from './business-type.tsx';
import { TaxForm } from './tax-form.tsx';
import classes from '../../settings/shared/settings.module.css';
import { IconPhoto } from '@tabler/icons-react';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

/** Time for which the popup of a saved profile stays, milliseconds. [BIZ-9] */
const POPUP_STAYS_MS = 3000;

/** /settings/1: the profile printed on receipts, and the type of the business. [SET-4, BIZ-9, BIZ-12] */
export function BusinessPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const [popup, setPopup] = useState<string>();
  const updated = () => setPopup(t`Business updated`);
  return (
    <Screen
      title={t`Business`}
      description={t`Name, address, logo and type of your business.`}
      subtitle={business?.name}
      back="/settings/0"
    >
      {business && (
        <div className={classes.cards}>
          <ProfileForm key={business.id} business={business} onSaved={updated} />
          <TaxForm key={`${business.id}-tax`} business={business} onSaved={updated} />
          <LogoCard logo={business.logo} onSaved={updated} />
          <BusinessType key={`${business.id}-type`} business={business} onSaved={updated} />
        </div>
      )}
      <Popup words={popup} stays={POPUP_STAYS_MS} onGone={useCallback(() => setPopup(undefined), [])} tick />
    </Screen>
  );
}

const draftOf = ({ name, address = '', phone = '', tax_id = '', website = '' }: BusinessView) => ({
  name,
  address,
  phone,
  tax_id,
  website,
});

function ProfileForm({ business, onSaved }: { business: BusinessView; onSaved: () => void }) {
  const { t } = useLingui();
  const { run } = useCommand('business.setProfile');
  const form = useDraftForm(useDraft('profile', { mode: 'edit' }), {
    initial: () => draftOf(business),
    save: run,
    onSaved,
    fieldOf: ({ type }) => (type === 'NameMissing' ? 'name' : type === 'UrlWrong' ? 'website' : undefined),
    words: (error) =>
      error.type === 'NameMissing'
        ? t`Type the name of your business.`
        : error.type === 'UrlWrong'
          ? t`Invalid URL`
          : (notDoneWords(error) ?? t`That is too long.`),
  });
  const { input } = form;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>What stands on receipts</Trans>
      </h2>
      <DraftForm form={form} className={classes.form}>
        <TextInput label={t`Business name`} autoComplete="organization" maxLength={80} {...input('name')} />
        <TextInput label={t`Address`} maxLength={200} {...input('address')} />
        <TextInput label={t`Phone`} type="tel" maxLength={20} {...input('phone')} />
        <TextInput
          label={t`Website`}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          maxLength={MAX_WEB_ADDRESS}
          {...input('website')}
        />
        <TextInput label={t`Tax number`} maxLength={40} {...input('tax_id')} />
      </DraftForm>
    </section>
  );
}

/** The logo on every paper: chosen, reduced on this phone, removed. [SET-4, INV-5] */
function LogoCard({ logo, onSaved }: { logo: string | undefined; onSaved: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('business.setLogo');
  const set = async (file: Blob | null) => {
    if ((await run({ file })).ok) onSaved();
  };
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Logo</Trans>
      </h2>
      {logo ? (
        <img className={classes.logo} src={logo} alt={t`Your logo`} />
      ) : (
        <p className={classes.quiet}>
          <Trans>Your own picture, in place of the hen, on invoices, receipts and vouchers.</Trans>
        </p>
      )}
      <div className={classes.logoWays}>
        <FileButton accept="image/*" onChange={(file) => file && void set(file)}>
          {(props) => (
            <Button {...props} variant="default" h={48} loading={busy} leftSection={<IconPhoto aria-hidden />}>
              {logo ? <Trans>Another logo</Trans> : <Trans>Choose a logo</Trans>}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button variant="subtle" h={48} disabled={busy} onClick={() => void set(null)}>
            <Trans>No logo</Trans>
          </Button>
        )}
      </div>
      {error && (
        <ErrorNote>
          {notDoneWords(error) ?? t`This file is no picture that this phone can read. Choose another.`}
        </ErrorNote>
      )}
    </section>
  );
}
