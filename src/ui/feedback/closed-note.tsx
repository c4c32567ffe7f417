import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dayWords, whenWords } from '../words/date-words.ts';
import classes from './feedback.module.css';

/** A closed flock. */
interface ClosedFlock {
  readonly name: string;
  readonly on: string;
  readonly at?: string | undefined;
  readonly by?: string | undefined;
}

/** Closed days: until when, since when, and by whom. */
interface ClosedDays {
  readonly locked_until?: string | undefined;
  readonly locked_at?: string | undefined;
  readonly owner_name?: string | undefined;
  readonly role: string;
}

interface ClosedNoteProps {
  /** Day of the record being corrected. */
  day: string;
  business: ClosedDays;
  flock?: ClosedFlock | undefined;
}

/** States what is closed, by whom and since when, the effect of a correction, and where to reopen it. [SET-20] */
export function ClosedNote({ day, business, flock }: ClosedNoteProps) {
  const { locked_until: until, locked_at, owner_name, role } = business;
  const isLocked = until !== undefined && day !== '' && day < until;
  if (!isLocked && !flock) return null;
  return (
    <div className={classes.note} data-tone="look" role="note">
      <IconLock aria-hidden />
      <div>
        {isLocked && <LockedDays until={until} at={locked_at} by={owner_name} isOwner={role === 'owner'} />}
        {flock && <FlockClosed {...flock} />}
      </div>
    </div>
  );
}

interface LockedDaysProps {
  until: string;
  at: string | undefined;
  by: string | undefined;
  isOwner: boolean;
}

function LockedDays({ until, at, by, isOwner }: LockedDaysProps) {
  const { t } = useLingui();
  const who = by ?? t`the owner`;
  const when = at === undefined ? '' : whenWords(at);
  return (
    <>
      <b>{at === undefined ? t`The days before ${dayWords(until)} are closed` : t`The days before ${dayWords(until)} were closed by ${who}, ${when}`}</b>
      <p>
        <Trans>
          It can be put right all the same: it counts on its day and is shown as late. The profit of the closed days stays
          as it was; the change stands in the report of the first open day.
        </Trans>
      </p>
      <p>
        {isOwner ? (
          <Link to="/settings/11">
            <Trans>Open the days again</Trans>
          </Link>
        ) : (
          <Trans>To have it in the closed days themselves, ask {who} to open them in the settings.</Trans>
        )}
      </p>
    </>
  ); // prettier-ignore
}

function FlockClosed({ name, on, at, by }: ClosedFlock) {
  const { t } = useLingui();
  const when = at === undefined ? '' : whenWords(at);
  const day = dayWords(on);
  return (
    <>
      <b>{by === undefined ? t`${name} was closed on ${day}` : t`${name} was closed on ${day}, by ${by}, ${when}`}</b>
      <p>
        <Trans>What is put right counts in the figures of its end. The flock stays closed.</Trans>
      </p>
    </>
  );
}
