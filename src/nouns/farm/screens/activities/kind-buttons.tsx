import { useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import type { ActivityRow, FlockRow } from '../../../../contract/farm.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { kindWords } from '../../shared/activity-words.ts';
import { KIND_ICONS, kindsOf } from '../flocks/kinds.ts';
import { doneOn } from './done-on.ts';
import classes from './recorder.module.css';

interface KindButtonsProps {
  flock: FlockRow;
  /** Records of the chosen flock on the chosen day. */
  rows: readonly ActivityRow[];
  isToday: boolean;
  /** The kind being entered now. */
  open: ActivityKind | undefined;
  onPick: (kind: ActivityKind) => void;
}

/** Eight big buttons: the kinds of records, with the totals of that day. [ACT-8] */
export function KindButtons({ flock, rows, isToday, open, onPick }: KindButtonsProps) {
  const { t } = useLingui();
  const [more, setMore] = useState(false);
  const kinds = kindsOf(flock);
  const pick = (kind: ActivityKind) => {
    setMore(false);
    onPick(kind);
  };
  const button = (kind: ActivityKind) => {
    const Sign = KIND_ICONS[kind];
    return (
      <button key={kind} type="button" aria-current={kind === open || undefined} onClick={() => pick(kind)}>
        <Sign size={32} stroke={1.75} aria-hidden />
        <span>
          <b>{kindWords(kind)}</b>
          <span>{kind === open ? t`writing now` : doneOn(kind, rows, isToday)}</span>
        </span>
      </button>
    );
  };
  return (
    <div className={classes.kinds} role="group" aria-label={t`What happened`}>
      {kinds.big.map(button)}
      <button type="button" onClick={() => setMore(true)}>
        <IconDots size={32} stroke={1.75} aria-hidden />
        <span>
          <b>{t`More`}</b>
          <span>{t`count, note`}</span>
        </span>
      </button>
      <Sheet opened={more} title={t`What happened`} onClose={() => setMore(false)}>
        <div className={classes.kinds} data-sheet>
          {kinds.more.map(button)}
        </div>
      </Sheet>
    </div>
  );
}
