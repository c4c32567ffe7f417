import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { Given } from '../../contract/flock-page.ts';
import { useCommand } from '../../client/use-command.ts';
import { sessionOf } from '../../domain/activities/session-of.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { activityErrorWords } from './activity-error-words.ts';
import { timeNow } from '../../domain/time/now.ts';

/** An open course ends with today's dose: from now on the label's days count. [VET-4] */
export function FinishCourse({ activity }: { activity: Given['activity'] }) {
  const { run, busy, error } = useCommand('farm.addActivity');
  const [id] = useState(newDocumentId);
  const { id: finishes, farm_id, raw_material_id } = activity;
  const finish = () => {
    const session = sessionOf(timeNow());
    void run({ id, farm_id, session, content: { kind: 'medication', raw_material_id, finishes } });
  };
  return (
    <>
      <Button variant="default" h={48} loading={busy} onClick={finish}>
        <Trans>It ended today</Trans>
      </Button>
      {error && <ErrorNote>{activityErrorWords(error)}</ErrorNote>}
    </>
  );
}
