import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { causeWords, gradeWords } from '../../ui/words/farm-words.ts';
import { lossWords } from '../../ui/words/stock-words.ts';
import { AddWord } from './add-word.tsx';
import { PlansCard } from './plans-card.tsx';
import { CurvesCard } from './curves-card.tsx';
import { OwnWords } from './own-words.tsx';
import classes from './settings.module.css';
import { ReasonsCard, WordsCard } from './words-card.tsx';

/** /settings/3: categories of raw materials, grades of eggs, and why birds die and goods are lost. [SET-5, BIZ-3] */
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
          <Trans>None yet. A farm begins with feeds, medications and vaccines.</Trans>
        </p>
      )}
      <AddWord
        label={t`New category`}
        busy={adding.busy}
        error={adding.error}
        clearError={adding.clearError}
        add={async (name) => (await adding.run({ name })).ok}
      />
    </section>
  );
}
