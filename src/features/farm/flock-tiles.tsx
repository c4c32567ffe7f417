import { useLingui } from '@lingui/react/macro';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { FlockRow } from '../../contract/farm.ts';
import { ageWords, headsWords } from './flock-words.ts';
import classes from './recorder.module.css';

interface FlockTilesProps {
  flocks: readonly FlockRow[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The flocks of this person as tiles, with house, birds and age; one is chosen. [ACT-8] */
export function FlockTiles({ flocks, chosen, onChoose }: FlockTilesProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tiles} role="group" aria-label={t`Flocks`}>
      {flocks.map((flock) => (
        <button
          key={flock.id}
          type="button"
          aria-pressed={flock.id === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
            onChoose(flock.id);
          }}
        >
          <b>{flock.name}</b>
          {flock.id === chosen && <IconCircleCheckFilled aria-hidden />}
          <span>{flock.house_name === flock.name ? ageWords(flock) : `${flock.house_name} · ${ageWords(flock)}`}</span>
          <span>{headsWords(flock)}</span>
        </button>
      ))}
    </div>
  );
}
