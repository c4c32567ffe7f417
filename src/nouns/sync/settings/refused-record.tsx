import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconFileExport, IconSend, IconPencil } from '@tabler/icons-react';
import type { BusinessView } from '../../../contract/account.ts';
import type { TwoVersions, UnsentRecord } from '../../../contract/sync.ts';
import { useCommand } from '../../../client/use-command.ts';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { shortDay } from '../../../ui/words/date-words.ts';
import { RecordHead } from './record-head.tsx';
import { ChooseVersion } from './two-versions.tsx';
import { useHandOver } from '../shared/use-hand-over.ts';
import classes from './sync.module.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { correctPath, rightOver } from './correct-path.ts';
import { t } from '@lingui/core/macro';
import { localDay } from '../../../domain/time/local-day.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { fieldOfWho, WhoFields } from '../../parties/shared/who-fields.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { partyErrorWords } from '../../parties/shared/words/party-error-words.ts';
import people from '../../parties/shared/person-form.module.css';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

interface RefusedRecordProps {
  record: UnsentRecord;
  owner: string | undefined;
  business: BusinessView | undefined;
  /** Present when it was changed elsewhere too, and the user must choose. */
  versions: TwoVersions | undefined;
}

/** A refused record, the reason, and the actions: correct it, send it again, keep it in a file. [SYN-8, SYN-25] */
export function RefusedRecord({ record, owner, business, versions }: RefusedRecordProps) {
  const { collection, id, error } = record;
  const { run, busy } = useCommand('sync.sendAgain');
  const handOver = useHandOver();
  return (
    <li>
      <span className={classes.mark} data-tone="bad">
        <SyncMark state="rejected" />
      </span>
      <div>
        <RecordHead record={record} />
        {versions ? (
          <>
            <p>
              <Trans>Changed on another phone too. Which one is right?</Trans>
            </p>
            <ChooseVersion versions={versions} />
          </>
        ) : (
          <p>{refusalWords(error, owner, business?.role === 'owner')}</p>
        )}
        <div className={classes.choices}>
          {!versions && canSendAgain(error) && (
            <>
              <CorrectRecord record={record} business={business} />
              <Button
                variant="default"
                h={48}
                leftSection={<IconSend size={20} aria-hidden />}
                loading={busy}
                onClick={() => void run({ collection, id })}
              >
                <Trans>Send again</Trans>
              </Button>
            </>
          )}
          {collection !== 'workspace' && (
            <Button
              variant="subtle"
              h={48}
              leftSection={<IconFileExport size={20} aria-hidden />}
              loading={handOver.busy}
              onClick={() => void handOver.save({ collection, id })}
            >
              <Trans>Save to a file</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

interface CorrectRecordProps {
  record: UnsentRecord;
  business: BusinessView | undefined;
}

/** Link to the form that corrects a refused record, for users who may. [SYN-25, RTE-21] */
function CorrectRecord({ record, business }: CorrectRecordProps) {
  const [open, setOpen] = useState(false);
  const may = rightOver(record, business);
  if (may === undefined) return null;
  const path = correctPath(record, may);
  const look = { h: 48, leftSection: <IconPencil size={20} aria-hidden /> };
  if (path !== undefined)
    return (
      <Button component={Link} to={path} {...look}>
        <Trans>Correct</Trans>
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <Trans>Correct</Trans>
      </Button>
      <CorrectCustomer id={record.id} opened={open} onClose={() => setOpen(false)} />
    </>
  );
}

/**
 * Reason why a record was not accepted, and the person to ask. `owner` is the owner's name, when known on this phone.
 * [MSG-23]
 */
function refusalWords(error: UnsentRecord['error'], owner: string | undefined, isOwner: boolean): string {
  if (!error) return t`Not accepted.`;
  const day = shortDay(localDay(new Date(error.at)));
  const ask = isOwner ? '' : owner ? t`Ask ${owner}, the owner.` : t`Ask the owner.`;
  switch (error.code) {
    case 'late':
      return t`Handed to the owner on ${day}, who decides about it.`;
    case 'late-refused':
      return t`The owner decided against it on ${day}.`;
    case 'locked':
    case 'permission-denied':
      return isOwner
        ? t`Not accepted on ${day}: something in it breaks a rule of the book. Correct it, then send it again.`
        : `${t`Not accepted: no permission since ${day}.`} ${ask}`;
    default:
      return `${t`Not accepted on ${day}: ${error.message}`} ${ask}`.trim();
  }
}

/** True when "send again" can help: not while the business is locked, nor when the owner has decided. */
const canSendAgain = (error: UnsentRecord['error']): boolean =>
  !['locked', 'late', 'late-refused'].includes(error?.code ?? '');

interface CorrectCustomerProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** Name and phone of a refused customer, to be corrected and sent again. [SYN-25, CUS-2] */
function CorrectCustomer({ id, opened, onClose }: CorrectCustomerProps) {
  return (
    <Sheet opened={opened} title={<Trans>Correct the customer</Trans>} onClose={onClose}>
      {opened && <CustomerForm id={id} onSaved={onClose} />}
    </Sheet>
  );
}

function CustomerForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const customer = useQuery('customers.one', { id });
  const currency = useBusiness()?.currency ?? '';
  const { run } = useCommand('customers.edit');
  const form = useDraftForm(useDraft('buys', { id, mode: 'edit' }), {
    initial: () => ({ name: customer?.name ?? '', phone: customer?.phone ?? '' }),
    save: (typed) => run({ id, ...typed }),
    onSaved,
    fieldOf: fieldOfWho,
    words: partyErrorWords,
  });
  return (
    <DraftForm form={form} className={people.form} save={<Trans>Save and send</Trans>} look={{ disabled: !customer }}>
      <WhoFields form={form} currency={currency} />
    </DraftForm>
  );
}
