import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSyncStatus } from '../../../client/use-session.ts';
import type { InviteDraft } from '../../../domain/people/check-invite.ts';
import { rightsOfPreset } from '../../../domain/people/role-presets.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { InviteLink } from '../../parties/shared/invite-link.tsx';
import { inviteErrorWords } from '../../people/shared/invite-error-words.ts';
import { fieldOfInvited, InvitedFields } from '../../people/shared/invited-fields.tsx';
import { OptionalForm } from './optional-form.tsx';
import type { Helper } from './welcome-draft.ts';
import classes from './business.module.css';

interface HelperStepProps {
  value: Helper;
  business: BusinessView;
  onChange: (helper: Helper) => void;
  onLeave: () => void;
}

/**
 * A helper and their work; the link to send is shown once the invitation is saved, also without a connection.
 * [BIZ-8, PPL-4]
 */
export function HelperStep({ value, business, onChange, onLeave }: HelperStepProps) {
  const { t } = useLingui();
  const { run, busy, error, clearError } = useCommand('people.invite');
  const waits = (useSyncStatus()?.waiting ?? 0) > 0;
  const change = (part: Partial<Helper>) => {
    clearError();
    onChange({ ...value, ...part });
  };
  const save = async () => {
    const saved = await run(inviteOf(value));
    if (saved.ok) onChange({ ...value, made: true });
  };
  if (value.made === true)
    return (
      <div className={classes.form}>
        <h2 className={classes.question}>
          <Trans>Send {value.name} this link</Trans>
        </h2>
        {waits && (
          <p>
            <Trans>The invitation is saved on this phone. The link works once it was sent.</Trans>
          </p>
        )}
        <InviteLink invite={inviteOf(value)} business={business.name ?? ''} />
        <Button variant="default" h={56} fz={18} onClick={onLeave}>
          <Trans>Open my book</Trans>
        </Button>
      </div>
    );
  return (
    <OptionalForm question={t`Who helps you?`} busy={busy} onSave={save} onSkip={onLeave} onLeave={onLeave}>
      <InvitedFields value={value} error={error} onChange={change} />
      <ChoiceChips<Helper['work']>
        label={t`What do they do?`}
        visibleLabel
        wrap
        options={[
          ...(business.farm_activities ? [{ value: 'birds' as const, label: t`Mind the birds` }] : []),
          { value: 'selling', label: t`Sell` },
          { value: 'all', label: t`Everything` },
        ]}
        value={value.work}
        onChange={(work) => change({ work })}
      />
      {error && !fieldOfInvited(error) && <ErrorNote>{inviteErrorWords(error)}</ErrorNote>}
    </OptionalForm>
  );
}

/** A helper who minds the birds sees no money; the others get the rights of their preset. [PPL-6] */
const inviteOf = ({ id, name, email, work }: Helper): InviteDraft => ({
  id,
  kind: work === 'birds' ? 'attendant' : 'admin',
  name,
  email,
  roles: work === 'birds' ? {} : rightsOfPreset(work === 'all' ? 'manager' : 'cashier'),
  farm_ids: [],
});
