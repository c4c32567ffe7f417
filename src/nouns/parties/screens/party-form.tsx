import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { PartyRow, PartyView } from '../../../contract/parties.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { today } from '../../../ui/words/date-words.ts';
import { fieldOfWho, WhoFields } from '../shared/who-fields.tsx';
import { LookAlike } from '../shared/look-alike.tsx';
import { MoreDetails } from '../shared/more-details.tsx';
import { OpeningFields } from '../shared/opening-fields.tsx';
import classes from '../shared/person-form.module.css';
import { partyErrorWords } from '../shared/words/party-error-words.ts';
import { of, partyPath, type PartyKind } from './party-kind.ts';
import { draftOf, textOf, type PartyFormText } from './party-form-text.ts';
import type { PartyError } from '../../../domain/parties/check-party.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

interface PartyFormProps {
  kind: PartyKind;
  id: string;
  /** Absent for a new party. */
  party?: PartyView;
  business: BusinessView;
  onSaved: () => void;
}

const FIELD_OF: Readonly<Partial<Record<string, keyof PartyFormText>>> = {
  WhatsappWrong: 'whatsapp',
  TermsOutOfRange: 'terms',
  OpeningDayMissing: 'opening_on',
  OpeningInFuture: 'opening_on',
};

/** The field beside which a refusal is shown. */
const fieldOf = (error: PartyError | { type: string }): keyof PartyFormText | undefined =>
  'field' in error
    ? error.field === 'credit_limit'
      ? 'limit'
      : 'opening'
    : (FIELD_OF[error.type] ?? fieldOfWho(error));

/** Name and phone first; the rest is optional. A similar existing party is pointed out. [CUS-4, VEN-4, MSG-20] */
export function PartyForm({ kind, id, party, business, onSaved }: PartyFormProps) {
  const { currency } = business;
  const { run } = useCommand(of(kind, party ? 'edit' : 'add'));
  const navigate = useNavigate();
  const draft = useDraft(kind.side, { id: party && id, mode: party ? 'edit' : 'new' });
  const form = useDraftForm(draft, {
    initial: () => ({ id, ...textOf(kind.side, party, currency, today()) }),
    alone: ['id'],
    save: (values) => run(draftOf(kind.side, values.id, values, currency)),
    onSaved,
    fieldOf,
    words: partyErrorWords,
  });
  const { values, refusal } = form;
  const isOther = values.name !== (party?.name ?? '') || values.phone !== (party?.phone ?? '');
  const asked = isOther ? { name: values.name, phone: values.phone } : { name: '', phone: '' };
  const alike = useQuery(of(kind, 'alike'), { id: values.id, ...asked });
  const { FirstField, OwnFields } = kind;
  const own = { form, currency };
  const words = kind.words();
  return (
    <DraftForm form={form} className={classes.form} bottom={classes.save}>
      <WhoFields {...own} />
      <LookAlike<PartyRow> person={alike} onUse={(other) => void navigate(partyPath(kind, other.id))} />
      {FirstField && <FirstField {...own} />}
      <MoreDetails
        summary={words.more}
        isKnown={party !== undefined}
        isRefused={refusal !== undefined && fieldOf(refusal) !== undefined && fieldOfWho(refusal) === undefined}
      >
        <OwnFields {...own} />
        <OpeningFields {...own} owes={words.opening} />
      </MoreDetails>
    </DraftForm>
  );
}
