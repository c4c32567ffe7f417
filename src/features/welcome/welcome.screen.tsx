import { Anchor, Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { useCommand } from '../../client/use-command.ts';
import { pendingInvitation } from '../../client/pending-invitation.ts';
import { useSession } from '../../client/use-session.ts';
import { checkBusiness } from '../../domain/business/check-business.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { Popup } from '../../ui/feedback/popup.tsx';
import { KindCards, ProcessingChoice } from '../../ui/kind-cards.tsx';
import { UnitsChoice } from '../../ui/units-choice.tsx';
import { FrontPage } from '../../ui/frame/front-page.tsx';
import { CurrencyStep } from './currency-step.tsx';
import { countryOf } from '../../domain/places/countries.ts';
import { countryHere } from '../../ui/country-here.ts';
import { readWelcome, writeWelcome, type WelcomeDraft } from './welcome-draft.ts';
import classes from './welcome.module.css';

/** How long 'Please pick one option.' stays, milliseconds. [BIZ-2] */
const POPUP_STAYS_MS = 3000;

const freshDraft = (country: string | undefined): WelcomeDraft => ({
  id: newDocumentId(),
  step: 0,
  name: '',
  kind: undefined,
  production: false,
  default_units: 'tray',
  currency: countryOf(country ?? countryHere())?.currency ?? '',
});

/** /welcome: the setup questions, one at a time; they go on where they stopped. [RTE-52, BIZ-1, BIZ-2] */
export function WelcomeScreen() {
  const session = useSession();
  const adding = useSearchParams()[0].has('add');
  if (session?.state !== 'signed-in') return null;
  const invitation = pendingInvitation();
  if (invitation && !adding) return <Navigate to={invitation} replace />;
  if (session.business && !adding) return <Navigate to="/sales/view/0" replace />;
  return (
    <WelcomeQuestions key={session.uid} uid={session.uid} firstName={session.first_name} country={session.country} />
  );
}

interface WelcomeQuestionsProps {
  uid: string;
  firstName: string;
  /** Where this person registered. [ACC-12] */
  country: string | undefined;
}

function WelcomeQuestions({ uid, firstName, country }: WelcomeQuestionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run, busy, error } = useCommand('business.create');
  const [draft, setDraft] = useState(() => readWelcome(uid) ?? freshDraft(country));
  const [problem, setProblem] = useState<string>();
  const [popup, setPopup] = useState<string>();
  useEffect(() => writeWelcome(uid, draft), [uid, draft]);
  const change = (part: Partial<WelcomeDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  };

  const answers = {
    id: draft.id,
    name: draft.name,
    farm: draft.kind === 'farm',
    shop: draft.kind === 'shop',
    currency: draft.currency,
    production: draft.production,
    default_units: draft.default_units,
  };
  const create = async () => {
    const result = await run(answers);
    if (!result.ok) return;
    writeWelcome(uid, undefined);
    void navigate('/sales/view/0', { replace: true });
  };
  const onNext = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkBusiness(answers);
    const refusal = checked.ok ? undefined : checked.error.type;
    if (refusal === 'NameMissing') {
      setProblem(t`Type the name of your business.`);
      return setDraft({ ...draft, step: 0 });
    }
    if (draft.step === 0) return change({ step: 1 });
    if (refusal === 'PickOneOption') {
      setProblem(t`Please pick one option.`);
      return setPopup(t`Please pick one option.`);
    }
    if (draft.step === 1) return change({ step: 2 });
    if (refusal === 'CurrencyMissing') return setProblem(t`Choose the money you count in.`);
    void create();
  };

  const questions = [t`What is your business called?`, t`Is it a farm or a shop?`, t`Which money do you count in?`];
  const refused = notDoneWords(error);
  return (
    <FrontPage
      title={firstName ? t`Welcome, ${firstName}` : t`Welcome`}
      description={t`Three questions, then your book is open.`}
      lead={
        <Trans>Three short questions, then your book is open. It works without internet from the first page.</Trans>
      }
    >
      <ol className={classes.progress} aria-label={t`Question ${draft.step + 1} of 3`}>
        {[0, 1, 2].map((step) => (
          <li key={step} data-done={step <= draft.step || undefined} />
        ))}
      </ol>
      <form className={classes.form} onSubmit={onNext} noValidate>
        <h2 className={classes.question}>{questions[draft.step]}</h2>
        {draft.step === 0 && (
          <TextInput
            aria-label={t`Business name`}
            placeholder={t`Business name`}
            autoComplete="organization"
            maxLength={80}
            styles={{ input: { height: 56 } }}
            value={draft.name}
            error={problem}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        )}
        {draft.step === 1 && (
          <>
            <KindCards value={draft.kind} error={problem} onChange={(kind) => change({ kind })} />
            <ProcessingChoice value={draft.production} onChange={(production) => change({ production })} />
          </>
        )}
        {draft.step === 2 && (
          <>
            <CurrencyStep value={draft.currency} onChange={(currency) => change({ currency })} />
            <UnitsChoice value={draft.default_units} onChange={(default_units) => change({ default_units })} />
          </>
        )}
        {draft.step === 2 && problem && <ErrorNote>{problem}</ErrorNote>}
        {refused && <ErrorNote>{refused}</ErrorNote>}
        <div className={classes.buttons}>
          {draft.step > 0 && (
            <Button variant="default" h={56} px="sm" onClick={() => change({ step: draft.step === 2 ? 1 : 0 })}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button type="submit" h={56} fz={18} px="sm" loading={busy}>
            {draft.step === 2 ? <Trans>Open my book</Trans> : <Trans>Next</Trans>}
          </Button>
        </div>
      </form>
      {draft.step === 0 && (
        <Anchor component={Link} to="/settings/9" className={classes.backup}>
          <Trans>I have a backup file</Trans>
        </Anchor>
      )}
      <Popup words={popup} stays={POPUP_STAYS_MS} onGone={useCallback(() => setPopup(undefined), [])} />
    </FrontPage>
  );
}
