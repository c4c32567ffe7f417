import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearchParams, useNavigate } from 'react-router-dom';
import { useQuery } from '../../../../client/use-query.ts';
import { useSession } from '../../../../client/use-session.ts';
import { HenAndTray } from '../../../../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../../ui/frame/screen.tsx';
import { Tabs } from '../../../../ui/frame/tabs.tsx';
import { mayOnFarm } from '../activities/may-on-farm.ts';
import { OneActivity } from '../activities/correct-activity.tsx';
import { Recorder } from '../activities/recorder.tsx';
import type { ReactNode } from 'react';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { today } from '../../../../ui/words/date-words.ts';
import { FlockBirds, FlockCost, FlockMore, FlockWhere } from './flock-fields.tsx';
import { fieldOf, flockErrorWords } from './flock-error-words.ts';
import { emptyFlockForm, flockFromForm } from './flock-form.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import classes from '../activities/farm.module.css';
import { DraftForm } from '../../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';

const NOTHING = {};

const PATH = '/farm/add/farm_activities';

/**
 * /farm/add/farm_activities: record an activity, or, with add_farm, open a new flock. [RTE-28] With `?record=` it shows
 * one record, with `?correct=` it corrects it. [ACT-20]
 */
export function AddFarmScreen() {
  const { t } = useLingui();
  const session = useSession();
  const [params] = useSearchParams();
  const flocks = useQuery('farm.flocks', NOTHING);
  if (session?.state !== 'signed-in' || !session.business) return null;
  const { business, uid } = session;
  const [correct, record] = [params.get('correct'), params.get('record')];
  const one = correct ?? record;
  if (one !== null) return <OneActivity key={one} id={one} business={business} correct={correct !== null} />;
  const may = mayOnFarm(business);
  const isNew = may.add && (params.get('new') === 'flock' || !may.record);
  const modes = may.add && may.record && (
    <Tabs
      label={t`Record or new flock`}
      tabs={[
        { to: PATH, words: t`Record` },
        { to: `${PATH}?new=flock`, words: t`New flock` },
      ]}
      chosen={isNew ? 1 : 0}
    />
  );
  if (isNew) return <NewFlock key={business.id} currency={business.currency} top={modes} />;
  const description = t`Write down what happens on the farm.`;
  if (flocks && flocks.open.length > 0)
    return (
      <Recorder
        title={t`Record`}
        description={description}
        back="/farm/view/0"
        path={PATH}
        memory={`flockbook.flock.${uid}.${business.id}`}
        flocks={flocks.open}
        top={modes}
      />
    );
  return (
    <Screen title={t`Record`} description={description} back="/farm/view/0" flush>
      {modes}
      {flocks ? (
        <EmptyState
          drawing={<HenAndTray />}
          button={
            may.add && (
              <Button component={Link} to={`${PATH}?new=flock`} fullWidth h={56} fz={18} leftSection={<IconPlus aria-hidden />}>
                <Trans>Add your first flock</Trans>
              </Button>
            )
          }
        >
          <Trans>There is no open flock to write about yet.</Trans>
        </EmptyState>
      ) : <Waiting />}
    </Screen>
  ); // prettier-ignore
}

/** The placed birds: house, breed, number, cost. [RTE-28, FLK-3] */
function NewFlock({ currency, top }: { currency: string; top: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run } = useCommand('farm.addFlock');
  const form = useDraftForm(useDraft('flock'), {
    initial: () => emptyFlockForm(newDocumentId(), today()),
    save: (values) => run(flockFromForm(values, currency)),
    onSaved: () => {
      saved();
      void navigate('/farm/view/0', { replace: true });
    },
    fieldOf,
    words: flockErrorWords,
  });
  const { values, change, refusal } = form;
  const fields = { form: values, draft: flockFromForm(values, currency), change, currency, refusal };
  return (
    <Screen title={t`New flock`} description={t`Write down the birds that came.`} back="/farm/view/0" form flush>
      {top}
      <DraftForm form={form} className={classes.newFlock} save={<Trans>Save the flock</Trans>}>
        <FlockWhere {...fields} />
        <FlockBirds {...fields} />
        <FlockCost {...fields} />
        <FlockMore {...fields} seesMoney />
      </DraftForm>
    </Screen>
  );
}
