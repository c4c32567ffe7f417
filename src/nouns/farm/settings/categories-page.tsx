import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { causeWords, gradeWords } from '../shared/farm-words.ts';
import { lossWords } from '../../../ui/words/stock-words.ts';
import { PlansCard } from './plans-card.tsx';
import { CurvesCard } from './curves-card.tsx';
import classes from '../../settings/shared/settings.module.css';
import { type ReactNode } from 'react';
import { canBeOff, WORDS_OF, type ReasonList, type WordList } from '../../../domain/business/word-lists.ts';
import type { Result } from '../../../domain/result.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords, notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

/** /settings/3: categories of raw materials, grades of eggs, and reasons for deaths and losses. [SET-5, BIZ-3] */
export function CategoriesPage() {
  const { t } = useLingui();
  const business = useBusiness();
  return (
    <Screen
      title={t`Lists`}
      description={t`Groups of materials, grades of eggs, and reasons of deaths and losses.`}
      back="/settings/0"
    >
      {business && (
        <div className={classes.cards}>
          <p className={classes.quiet}>
            <Trans>What is switched off is not offered on the phones any more. What was written down stays.</Trans>
          </p>
          <Categories business={business} />
          {business.farm_activities && (
            <>
              <WordsCard
                business={business}
                list="egg_grades"
                title={t`Grades of eggs`}
                wordsOf={(word) => gradeWords(word as Parameters<typeof gradeWords>[0])}
              />
              <ReasonsCard
                business={business}
                list="death_reasons"
                title={t`Why birds die`}
                wordsOf={(word) => causeWords(word as Parameters<typeof causeWords>[0])}
              />
              <PlansCard />
              <CurvesCard />
            </>
          )}
          <ReasonsCard
            business={business}
            list="loss_reasons"
            title={t`Why goods are lost`}
            wordsOf={(word) => lossWords(word as Parameters<typeof lossWords>[0])}
          />
        </div>
      )}
    </Screen>
  );
}

function Categories({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const adding = useCommand('business.addCategory');
  const removing = useCommand('business.removeCategory');
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Raw materials</Trans>
      </h2>
      <OwnWords
        label={t`Categories`}
        names={business.categories}
        busy={removing.busy}
        remove={(name) => void removing.run({ name })}
      />
      {business.categories.length === 0 && (
        <p className={classes.quiet}>
          <Trans>None yet. A farm begins with feed, medicine and vaccines.</Trans>
        </p>
      )}
      <AddWord label={t`New category`} add={(name) => adding.run({ name })} />
    </section>
  );
}

interface WordsCardProps {
  business: BusinessView;
  list: WordList;
  title: string;
  /** Texts for the app's values. */
  wordsOf: (word: string) => string;
  children?: ReactNode;
}

/** The values of a list that are offered on the phones, each with its switch. [SET-5] */
function WordsCard({ business, list, title, wordsOf, children }: WordsCardProps) {
  const { run, error } = useCommand('business.offerWord');
  const { off } = business.words[list];
  const refused = notDoneWords(error);
  return (
    <section className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {WORDS_OF[list]
        .filter((word) => canBeOff(list, word))
        .map((word) => (
          <SwitchRow
            key={word}
            label={wordsOf(word)}
            checked={!off.includes(word)}
            onChange={(on) => void run({ list, word, on })}
          />
        ))}
      {refused && <ErrorNote>{refused}</ErrorNote>}
      {children}
    </section>
  );
}

/** The same with reasons in the farm's own words. */
function ReasonsCard(props: WordsCardProps & { list: ReasonList }) {
  const { t } = useLingui();
  const { business, list, title } = props;
  const adding = useCommand('business.addReason');
  const removing = useCommand('business.removeReason');
  const { own } = business.words[list];
  return (
    <WordsCard {...props}>
      {own.length > 0 && (
        <OwnWords
          label={t`Your own: ${title}`}
          names={own}
          busy={removing.busy}
          remove={(name) => void removing.run({ list, name })}
        />
      )}
      <AddWord label={t`Another reason`} add={(name) => adding.run({ list, name })} />
    </WordsCard>
  );
}

interface OwnWordsProps {
  label: string;
  names: readonly string[];
  busy: boolean;
  remove: (name: string) => void;
}

/** Values of the business itself, each with a button to remove it. [SET-5] */
function OwnWords({ label, names, busy, remove }: OwnWordsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={label}>
      {names.map((name) => (
        <li key={name} className={classes.category}>
          <span>{name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={48}
            disabled={busy}
            aria-label={t`Remove ${name}`}
            onClick={() => remove(name)}
          >
            <IconX aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

interface AddWordProps {
  label: string;
  add: (name: string) => Promise<Result<unknown, { type: string }>>;
}

/** Add a value to a list by typing it. [SET-5] */
function AddWord({ label, add }: AddWordProps) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    NameMissing: t`Type the name.`,
    AlreadyThere: t`This one is there already.`,
    TooMany: t`There is no room for more. Remove one first.`,
  };
  const form = useDraftForm(useDraft('word', { id: label }), {
    initial: () => ({ name: '' }),
    save: ({ name }) => add(name),
    onSaved: () => form.draft.throwAway(),
    fieldOf: () => 'name',
    words: (error) => words[error.type] ?? notSavedWords(error),
  });
  return (
    <DraftForm
      form={form}
      className={classes.form}
      save={<Trans>Add</Trans>}
      look={LOOK}
      only={<TextInput label={label} maxLength={40} {...form.input('name')} />}
    />
  );
}

const LOOK = { variant: 'default', h: 48, fz: undefined } as const;
