import { Anchor, Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useState, type FormEvent, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { checkBusiness } from '../../../domain/business/check-business.ts';
import { countryOf } from '../../../domain/places/countries.ts';
import { countryHere } from '../../../ui/setup/country-here.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { KindCards, ProcessingChoice } from '../../../ui/setup/kind-cards.tsx';
import { UnitsChoice } from '../../../ui/setup/units-choice.tsx';
import { zoneHere } from '../../../ui/setup/zones-here.ts';
import { FIRST_OPTIONAL } from '../../../ui/setup/unfinished-setup.ts';
import { QuestionPage } from './question-page.tsx';
import { readWelcome, writeWelcome, type WelcomeDraft } from './welcome-draft.ts';
import classes from './business.module.css';
import { i18n } from '@lingui/core';
import { COMMON_CURRENCIES } from '../../../domain/money/currency.ts';
import { currencySign } from '../../../domain/money/money-words.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { SearchSelect } from '../../../ui/search-select.tsx';

/** Time for which 'Please pick one option.' stays, milliseconds. [BIZ-2] */
const POPUP_STAYS_MS = 3000;

/** The question after which the business can be created. */
const LAST = FIRST_OPTIONAL - 1;

const freshDraft = (country: string | undefined): WelcomeDraft => ({
  id: newDocumentId(),
  step: 0,
  name: '',
  kind: undefined,
  production: false,
  default_units: 'tray',
  currency: countryOf(country ?? countryHere())?.currency ?? '',
});

/** The answers so far, unless they created the business that is open: then the questions concern another one. */
function answersSoFar(uid: string, open: string | undefined): WelcomeDraft | undefined {
  const kept = readWelcome(uid);
  if (kept === undefined || kept.id === open) return undefined;
  // The tab was closed while the business was being created, and it was not created.
  return { ...kept, step: Math.min(kept.step, LAST) };
}

interface FoundingQuestionsProps {
  uid: string;
  firstName: string;
  /** Country of this person's registration. [ACC-12] */
  country: string | undefined;
  /** The business that is open already. */
  open: string | undefined;
}

/** Name, farm or shop, currency: the minimum for a new business. [BIZ-1, BIZ-2, BIZ-4] */
export function FoundingQuestions({ uid, firstName, country, open }: FoundingQuestionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run, busy, error } = useCommand('business.create');
  const [draft, setDraft] = useState(() => answersSoFar(uid, open) ?? freshDraft(country));
  const [problem, setProblem] = useState<string>();
  const [popup, setPopup] = useState<string>();
  useLayoutEffect(() => writeWelcome(uid, draft), [uid, draft]);
  const [founded, setFounded] = useState(false);
  // For one more business: until it is the open one, the other questions would concern the one before.
  const goesOn = founded && open === draft.id;
  useEffect(() => {
    if (goesOn) void navigate('/welcome', { replace: true });
  }, [goesOn, navigate]);
  const change = (part: Partial<WelcomeDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
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
    time_zone: zoneHere(country ?? countryHere()),
  };
  const create = async (asksOn: boolean) => {
    // Written before the business exists: as soon as it does, this page continues from this draft.
    writeWelcome(uid, asksOn ? { ...draft, step: FIRST_OPTIONAL } : draft);
    const result = await run(answers);
    if (!result.ok) return writeWelcome(uid, draft);
    if (asksOn) return setFounded(true);
    writeWelcome(uid, undefined);
    // The new business navigates on as soon as it exists: do not bring back a user who is further by now.
    if (location.pathname === '/welcome') void navigate('/sales/view/0', { replace: true });
  };
  const onNext = (asksOn: boolean) => {
    const checked = checkBusiness(answers);
    const refusal = checked.ok ? undefined : checked.error.type;
    if (refusal === 'NameMissing') {
      setProblem(t`Type the name of your business.`);
      return setDraft((before) => ({ ...before, step: 0 }));
    }
    if (draft.step === 0) return change({ step: 1 });
    if (refusal === 'PickOneOption') {
      setProblem(t`Please pick one option.`);
      return setPopup(t`Please pick one option.`);
    }
    if (draft.step < LAST) return change({ step: LAST });
    if (refusal === 'CurrencyMissing') return setProblem(t`Choose the money you count in.`);
    void create(asksOn);
  };

  const questions = [t`What is your business called?`, t`Is it a farm or a shop?`, t`Which money do you count in?`];
  const refused = notDoneWords(error);
  return (
    <QuestionPage
      firstName={firstName}
      step={draft.step}
      count={FIRST_OPTIONAL}
      lead={<Trans>Three short questions, then your book is open.</Trans>}
    >
      <form
        className={classes.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) onNext(true);
        }}
        noValidate
      >
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
        {draft.step === LAST && (
          <>
            <CurrencyStep value={draft.currency} onChange={(currency) => change({ currency })} />
            <UnitsChoice value={draft.default_units} onChange={(default_units) => change({ default_units })} />
          </>
        )}
        {draft.step === LAST && problem && <ErrorNote>{problem}</ErrorNote>}
        {refused && <ErrorNote>{refused}</ErrorNote>}
        <div className={classes.buttons}>
          {draft.step > 0 && (
            <Button variant="default" h={56} px="sm" onClick={() => change({ step: draft.step - 1 })}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button type="submit" h={56} fz={18} px="sm" loading={busy || founded}>
            {draft.step < LAST ? t`Next` : draft.kind === 'shop' ? t`Next: what you sell` : t`Next: your first flock`}
          </Button>
        </div>
        {draft.step === LAST && (
          <Button variant="subtle" h={48} disabled={busy} onClick={() => onNext(false)}>
            <Trans>Open my book</Trans>
          </Button>
        )}
      </form>
      {draft.step === 0 && (
        <Anchor component={Link} to="/settings/9" className={classes.backup}>
          <Trans>I have a backup file</Trans>
        </Anchor>
      )}
      <Popup words={popup} stays={POPUP_STAYS_MS} onGone={useCallback(() => setPopup(undefined), [])} />
    </QuestionPage>
  );
}

const AS_CHIPS = COMMON_CURRENCIES.slice(0, 8).map(({ code }) => code);

function allCurrencies(): { value: string; label: string }[] {
  const known = new Map(COMMON_CURRENCIES.map(({ code, name }) => [code, name]));
  const words = new Intl.DisplayNames([i18n.locale], { type: 'currency' });
  const codes = new Set([...known.keys(), ...Intl.supportedValuesOf('currency')]);
  return [...codes].map((code) => {
    const sign = currencySign(code);
    const label = `${code} · ${known.get(code) ?? words.of(code) ?? code}`;
    return { value: code, label: sign === code ? label : `${label}, ${sign}` };
  });
}

/** The currency of the book: the common ones as chips, the rest by search. [BIZ-4] */
function CurrencyStep({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useLingui();
  const all = useMemo(() => allCurrencies(), []);
  const chips = value === '' || AS_CHIPS.includes(value) ? AS_CHIPS : [value, ...AS_CHIPS.slice(0, -1)];
  return (
    <>
      <ChoiceChips
        label={t`Common currencies`}
        wrap
        options={chips.map((code) => ({ value: code, label: code }))}
        value={value}
        onChange={onChange}
      />
      <SearchSelect
        label={t`Or find yours`}
        placeholder={t`Name or code`}
        data={all}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
