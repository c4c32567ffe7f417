import { Trans, useLingui } from '@lingui/react/macro';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { UnitsChoice } from '../../ui/units-choice.tsx';
import classes from './settings.module.css';

/** /settings/2: the money of the book, which stays, and in what eggs are counted. [SET-4, BIZ-4] */
export function UnitsPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const { run, error } = useCommand('business.setUnits');
  const refused = notDoneWords(error);
  return (
    <Screen title={t`Money & units`} description={t`The currency and the units of your book.`} back="/settings/0">
      {business && (
        <div className={classes.cards}>
          <section className={classes.card}>
            <h2>
              <Trans>Money</Trans>
            </h2>
            <p>
              <Trans>
                This book counts in <b>{business.currency}</b>.
              </Trans>
            </p>
            <p className={classes.quiet}>
              <Trans>A book keeps its currency, so that its sums stay true. For another one, add a business.</Trans>
            </p>
          </section>
          <section className={classes.card}>
            <UnitsChoice value={business.default_units} onChange={(default_units) => void run({ default_units })} />
            {refused && <ErrorNote>{refused}</ErrorNote>}
          </section>
        </div>
      )}
    </Screen>
  );
}
