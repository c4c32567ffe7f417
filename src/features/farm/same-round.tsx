import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityRow } from '../../contract/farm.ts';
import { sameRounds } from '../../domain/activities/same-rounds.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import note from '../../ui/feedback/note.module.css';
import { kindWords, sessionWords } from '../../ui/words/activity-words.ts';
import { standing } from './done-today.ts';
import classes from './farm.module.css';

const VERSION = 1;

/** Two people wrote the same round down: are both real? A wrong one is pressed and taken out of the book. [MSG-17] */
export function SameRound({ rows }: { rows: readonly ActivityRow[] }) {
  const { t } = useLingui();
  const [, setAnswered] = useState(0);
  const open = sameRounds(standing(rows)).filter(({ ids }) => readDraft(memoryOf(ids), VERSION) !== true);
  return open.map(({ kind, session, ids }) => (
    <div key={ids.join()} className={classes.question}>
      <div className={note.note} data-tone="look" role="note">
        <IconHelpCircle aria-hidden />
        <div>
          <p>
            {t`${ids.length} records of the same round: ${kindWords(kind)}, ${sessionWords(session)}. Both real?`}{' '}
            <Trans>If not, press the wrong one below.</Trans>
          </p>
          <Button
            variant="default"
            h={48}
            onClick={() => {
              writeDraft(memoryOf(ids), VERSION, true);
              setAnswered((count) => count + 1);
            }}
          >
            <Trans>Both are real</Trans>
          </Button>
        </div>
      </div>
    </div>
  ));
}

/** Asked once for the same records on this phone. */
const memoryOf = (ids: readonly string[]): string => `flockbook.both-real.${ids.join('.')}`;
