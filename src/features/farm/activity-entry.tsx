import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { ActivityKind, FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { FlockRow, MaterialRow } from '../../contract/farm.ts';
import { useQuery } from '../../client/use-query.ts';
import { AskedNote } from '../../ui/feedback/asked-note.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { activityErrorWords, warningWords } from './activity-error-words.ts';
import { ActivityNumbers } from './activity-numbers.tsx';
import { ActivityOptions } from './activity-options.tsx';
import { EggNumbers, EggTotal } from './egg-numbers.tsx';
import { kindWords } from '../../ui/words/activity-words.ts';
import { NoMaterial, usesMaterial } from './material-choice.tsx';
import { SessionChoice } from './session-choice.tsx';
import { useActivityEntry } from './use-activity-entry.ts';
import classes from './recorder.module.css';

interface ActivityEntryProps {
  kind: ActivityKind;
  flock: FlockRow;
  flocks: readonly FlockRow[];
  /** The record that is done again. */
  again: FarmActivity | undefined;
  /** Day that is filled in; today when absent. [ACT-11] */
  day: string | undefined;
  /** Where saving leads. */
  done: string;
}

const NOTHING = {};

/** The form of one record: round, number, save. [ACT-3..8] */
export function ActivityEntry(props: ActivityEntryProps) {
  const materials = useQuery('farm.materials', NOTHING);
  if (!materials) return <Waiting />;
  const fit = materials.filter((one) => usesMaterial(props.kind, one));
  if (['feed', 'medication', 'vaccination'].includes(props.kind) && fit.length === 0)
    return <NoMaterial kind={props.kind} />;
  return <EntryForm {...props} materials={fit} />;
}

function EntryForm({ materials, ...props }: ActivityEntryProps & { materials: readonly MaterialRow[] }) {
  const { t } = useLingui();
  const { kind, flocks } = props;
  const entry = useActivityEntry({ ...props, materials });
  const { form, act, refusal, warned, busy, material, voice } = entry;
  const save = () => void entry.save();
  const words = refusal && activityErrorWords(refusal, form.kind);
  const invalid = refusal && 'field' in refusal ? form.active : undefined;
  const numbers = { form, act, invalid, onSave: save };
  const name = kindWords(kind).toLowerCase();
  return (
    <div className={classes.form}>
      <SessionChoice form={form} act={act} />
      <ActivityOptions form={form} act={act} materials={materials} flocks={flocks} voice={voice} />
      <div className={classes.pad}>
        {kind === 'eggs' ? <EggNumbers {...numbers} /> : <ActivityNumbers {...numbers} material={material} />}
        {words && <ErrorNote>{words}</ErrorNote>}
        <AskedNote words={warned.map(warningWords)} />
        {kind === 'eggs' && <EggTotal form={form} />}
        <Button fullWidth h={56} fz={18} loading={busy} leftSection={<IconDeviceFloppy aria-hidden />} onClick={save}>
          {warned.length > 0 ? <Trans>Save all the same</Trans> : t`Save ${name}`}
        </Button>
      </div>
    </div>
  );
}
