import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { canBeOff, WORDS_OF, type ReasonList, type WordList } from '../../domain/business/word-lists.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { AddWord } from './add-word.tsx';
import { OwnWords } from './own-words.tsx';
import classes from './settings.module.css';

interface WordsCardProps {
  business: BusinessView;
  list: WordList;
  title: string;
  /** How the words of the app are said. */
  wordsOf: (word: string) => string;
  children?: ReactNode;
}

/** The words of a list that are offered on the phones, each with its switch. [SET-5] */
export function WordsCard({ business, list, title, wordsOf, children }: WordsCardProps) {
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

/** The same with reasons in one's own words. */
export function ReasonsCard(props: WordsCardProps & { list: ReasonList }) {
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
      <AddWord
        label={t`Another reason`}
        busy={adding.busy}
        error={adding.error}
        clearError={adding.clearError}
        add={async (name) => (await adding.run({ list, name })).ok}
      />
    </WordsCard>
  );
}
