import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { afterPaint } from '../after-paint.ts';
import { showToast } from '../feedback/toast.ts';
import { UNDO_STAYS_MS } from '../feedback/use-saved-toast.tsx';
import toast from '../feedback/toast.module.css';
import { localDay } from '../../domain/time/local-day.ts';
import { dayWords, timeWords, today } from '../words/date-words.ts';
import classes from './draft-note.module.css';
import { Tag } from '../ledger/tag.tsx';
import { draftAt, draftKey, throwAwayDraft } from './draft-store.ts';
import type { Draft } from './use-draft.ts';

/** When an unfinished draft was typed: the time if today, else the day. */
const sinceWords = (at: string): string =>
  localDay(new Date(at)) === today() ? timeWords(at) : dayWords(localDay(new Date(at)));

interface DraftNoteProps {
  draft: Draft;
  /** For a page whose contents extend to the edges of a phone. */
  apart?: boolean;
}

/**
 * Shown above a form that opens with a draft: when it was typed, with buttons to continue or discard it.
 * [SHL-21, SHL-22]
 */
export function DraftNote({ draft, apart }: DraftNoteProps) {
  const { t } = useLingui();
  const toldThrown = useThrownToast();
  const { foundAt: at, mode, isBehind, goOn, throwAway } = draft;
  if (at === undefined) return null;
  const since = at === '' ? undefined : sinceWords(at);
  return (
    <Note
      label={t`Unfinished`}
      isOfRecord={mode !== 'new'}
      apart={apart}
      onThrowAway={() => toldThrown(throwAway())}
      onward={
        <Button h={48} px="sm" variant="default" onClick={goOn}>
          <Trans>Go on</Trans>
        </Button>
      }
    >
      {mode === 'new' ? (
        since ? <Trans>Unfinished, from {since}</Trans> : <Trans>Unfinished</Trans>
      ) : (
        <>
          <b>{since ? <Trans>Not saved yet, from {since}</Trans> : <Trans>Not saved yet</Trans>}</b>
          {isBehind && <small><Trans>It was changed meanwhile. What you did not touch is as it is now.</Trans></small>}
        </>
      )}
    </Note>
  );
} // prettier-ignore

interface UnsavedChangeProps {
  /** For a page whose contents extend to the edges of a phone. */
  apart?: boolean;
  /** Name of the form, and id of the record. */
  of: string;
  id?: string | undefined;
  /** Path of the form. */
  to: string;
  /** Description of the draft; by default a change of this record. */
  children?: ReactNode;
}

/** Shown with a record that has an unsaved draft: the values shown are not those of the draft. [SHL-22] */
export function UnsavedChange({ of, id, to, apart, children }: UnsavedChangeProps) {
  const { t } = useLingui();
  const toldThrown = useThrownToast();
  const key = draftKey(of, id);
  const [gone, setGone] = useState<string>();
  const at = gone === key ? undefined : draftAt(key);
  if (at === undefined) return null;
  const since = at === '' ? undefined : sinceWords(at);
  const throwAway = () => {
    const bringBack = throwAwayDraft(key);
    setGone(key);
    toldThrown(() => {
      bringBack();
      setGone(undefined);
    });
  };
  return (
    <Note
      label={t`Unfinished`}
      isOfRecord
      apart={apart}
      onThrowAway={throwAway}
      onward={
        <Button component={Link} to={to} h={48} px="sm" variant="default">
          <Trans>Go on</Trans>
        </Button>
      }
    >
      <b>{children ?? <Trans>You began to change this: not saved</Trans>}</b>
      {since && <small><Trans>From {since}</Trans></small>}
    </Note>
  );
} // prettier-ignore

/** Mark in a list: the record has an unsaved draft. [SHL-22] */
export function UnsavedMark({ of, id }: { of: string; id?: string | undefined }) {
  if (draftAt(draftKey(of, id)) === undefined) return null;
  return (
    <Tag tone="look" icon={IconPencil}>
      <Trans>Not saved yet</Trans>
    </Tag>
  );
}

interface NoteProps {
  apart?: boolean | undefined;
  label: string;
  isOfRecord: boolean;
  onward: ReactNode;
  onThrowAway: () => void;
  children: ReactNode;
}

function Note({ label, apart, isOfRecord, onward, onThrowAway, children }: NoteProps) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form may have scrolled to the next field to fill in.
    void afterPaint().then(() => here.current?.scrollIntoView({ block: 'nearest' }));
  }, []);
  return (
    <div ref={here} className={classes.note} role="group" aria-label={label} data-apart={apart || undefined} data-tone={isOfRecord ? 'look' : undefined}>
      <p>
        <IconPencil size={20} aria-hidden />
        <span>{children}</span>
      </p>
      <div>
        {onward}
        <Button h={48} px="sm" variant="subtle" color="gray" leftSection={<IconTrash size={20} aria-hidden />} onClick={onThrowAway}>
          <Trans>Throw away</Trans>
        </Button>
      </div>
    </div>
  );
} // prettier-ignore

/** Reports that a draft was discarded, and offers to restore it for ten seconds. */
function useThrownToast(): (bringBack: () => void) => void {
  const { t } = useLingui();
  return (bringBack) => {
    const common = { id: 'thrown', closeName: t`Close`, icon: <IconTrash /> };
    const undo = () => {
      bringBack();
      showToast({ ...common, title: t`It is back`, stays: SAID_STAYS_MS });
    };
    showToast({
      ...common,
      title: t`It is thrown away`,
      text: <span className={toast.more}><button type="button" onClick={undo}>{t`Undo`}</button></span>,
      isToPress: true,
      stays: UNDO_STAYS_MS,
    });
  };
} // prettier-ignore

const SAID_STAYS_MS = 3000;
