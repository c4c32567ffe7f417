import { Button, Stack } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { PartyRow, PartyView } from '../../../contract/parties.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { WhoFields, isOfFields } from '../shared/who-fields.tsx';
import { LookAlike } from '../shared/look-alike.tsx';
import { MoreDetails } from '../shared/more-details.tsx';
import { OpeningFields } from '../shared/opening-fields.tsx';
import classes from '../shared/person-form.module.css';
import { partyErrorWords } from '../shared/words/party-error-words.ts';
import { of, partyPath, type PartyKind } from './party-kind.ts';
import { wordsFor } from './party-text-field.tsx';
import { draftOf, textOf, type PartyFormText } from './party-form-text.ts';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { alone, useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

interface PartyFormProps {
  kind: PartyKind;
  id: string;
  /** Absent for a new party. */
  party?: PartyView;
  business: BusinessView;
  onSaved: () => void;
}

/** Refusals that are shown beside one of the fields below "More". */
const OF_MORE = new Set(['WhatsappWrong', 'TermsOutOfRange', 'AmountWrong', 'OpeningDayMissing', 'OpeningInFuture']);

/** Name and phone first; the rest is optional. A similar existing party is pointed out. [CUS-4, VEN-4, MSG-20] */
export function PartyForm({ kind, id: given, party, business, onSaved }: PartyFormProps) {
  const { currency } = business;
  // Only typed changes are kept: the stored party may still change below them.
  const kept = useDraft(kind.side, { id: party && given, mode: party ? 'edit' : 'new' });
  // A change by another user meanwhile is reported.
  useKept(kept, 'was', () => textOf(kind.side, party, currency, ''));
  const [id] = useKept(kept, 'id', given, alone);
  const [typed, setTyped] = useKept<Partial<PartyFormText>>(kept, 'typed', {});
  const form = { ...textOf(kind.side, party, currency, today()), ...typed };
  const { run, busy, error, clearError } = useCommand(of(kind, party ? 'edit' : 'add'));
  const navigate = useNavigate();
  const isOther = typed.name !== undefined || typed.phone !== undefined;
  const alike = useQuery(of(kind, 'alike'), { id, name: isOther ? form.name : '', phone: isOther ? form.phone : '' });
  const isOfMore = OF_MORE.has(error?.type ?? '');
  const onType = (part: Partial<PartyFormText>) => {
    setTyped((before) => ({ ...before, ...part }));
    clearError();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(draftOf(kind.side, id, form, currency))).ok) return;
    kept.forget();
    onSaved();
  };
  const { FirstField, OwnFields } = kind;
  const own = { form, currency, error, onType };
  const words = kind.words();
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DraftNote draft={kept} />
      <Stack gap="sm">
        <WhoFields name={form.name} phone={form.phone} currency={currency} error={error} onType={onType} />
        <LookAlike<PartyRow> person={alike} onUse={(other) => void navigate(partyPath(kind, other.id))} />
        {FirstField && <FirstField {...own} />}
        <MoreDetails summary={words.more} isKnown={party !== undefined} isRefused={isOfMore}>
          <OwnFields {...own} />
          <OpeningFields
            form={form}
            currency={currency}
            owes={words.opening}
            errors={{
              amount: wordsFor(error, 'AmountWrong', 'opening_balance'),
              day: wordsFor(error, 'OpeningDayMissing') ?? wordsFor(error, 'OpeningInFuture'),
            }}
            onType={onType}
          />
        </MoreDetails>
        {error && !isOfFields(error) && !isOfMore && <ErrorNote>{partyErrorWords(error)}</ErrorNote>}
      </Stack>
      <div className={classes.save}>
        <Button type="submit" h={56} fullWidth loading={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
