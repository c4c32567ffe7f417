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
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { checkFlock } from '../../../../domain/flocks/check-flock.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { today } from '../../../../ui/words/date-words.ts';
import { FlockBirds, FlockCost, FlockMore, FlockWhere } from './flock-fields.tsx';
import { flockErrorWords, type FlockRefusal } from './flock-error-words.ts';
import { emptyFlockForm, flockFromForm, type FlockForm } from './flock-form.ts';
import { useSavedToast } from '../../../../ui/feedback/use-saved-toast.tsx';
import classes from '../activities/farm.module.css';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

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
  const { run, busy } = useCommand('farm.addFlock');
  const kept = useDraft('flock');
  const [form, setForm] = useKept(kept, 'form', () => emptyFlockForm(newDocumentId(), today()));
  const [refusal, setRefusal] = useState<FlockRefusal>();
  const saving = useRef(false);
  const draft = flockFromForm(form, currency);
  const change = (part: Partial<FlockForm>) => {
    setRefusal(undefined);
    // A newly added supplier arrives a moment later than text typed meanwhile.
    setForm((now) => ({ ...now, ...part }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    const checked = checkFlock(draft, { today: today(), currency });
    if (!checked.ok) return setRefusal(checked.error);
    saving.current = true;
    try {
      const result = await run(checked.value);
      if (!result.ok) return setRefusal(result.error);
      kept.forget();
      saved();
      void navigate('/farm/view/0', { replace: true });
    } finally {
      saving.current = false;
    }
  };
  const fields = { form, draft, change, currency, refusal };
  return (
    <Screen title={t`New flock`} description={t`Write down the birds that came.`} back="/farm/view/0" form flush>
      {top}
      <form className={classes.newFlock} onSubmit={(event) => void save(event)} noValidate>
        <DraftNote draft={kept} />
        <FlockWhere {...fields} />
        <FlockBirds {...fields} />
        <FlockCost {...fields} />
        <FlockMore {...fields} seesMoney />
        {refusal && <ErrorNote>{flockErrorWords(refusal)}</ErrorNote>}
        <Button type="submit" h={56} fz={18} loading={busy}>
          <Trans>Save the flock</Trans>
        </Button>
      </form>
    </Screen>
  );
}
