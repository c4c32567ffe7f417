import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '../client/use-query.ts';
import { newRecordsIn, throwAwayDraft } from '../ui/drafts/draft-store.ts';
import { Waiting } from '../ui/feedback/waiting.tsx';

interface SavedDraftsProps {
  /** Owner of the drafts that the screen will find. */
  readonly whose: string;
  /**
   * Owners whose drafts were checked since the app started: from then on a draft is removed when its record is saved.
   */
  readonly lookedThrough: Set<string>;
  readonly children: ReactNode;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Renders the screen after removing drafts whose record is already saved. A killed browser loses its last writes
 * outside the databases, so that such a draft reappears, and input into it would be taken for part of the saved record.
 * [SHL-20, SYN-20]
 */
export function AfterSavedDrafts({ whose, lookedThrough, children }: SavedDraftsProps) {
  const drafts = useMemo(() => (lookedThrough.has(whose) ? NONE : newRecordsIn(whose)), [lookedThrough, whose]);
  const [over, setOver] = useState<string>();
  const isOver = drafts.size === 0 || over === whose;
  useEffect(() => {
    if (isOver) lookedThrough.add(whose);
  }, [isOver, lookedThrough, whose]);
  return isOver ? children : <LookThrough drafts={drafts} onOver={() => setOver(whose)} />;
}

function LookThrough({ drafts, onOver }: { drafts: ReadonlyMap<string, string>; onOver: () => void }) {
  const saved = useQuery('sync.saved', { ids: [...drafts.values()] });
  useEffect(() => {
    if (!saved) return;
    for (const [key, id] of drafts) if (saved.includes(id)) throwAwayDraft(key);
    onOver();
  }, [drafts, onOver, saved]);
  return (
    <Waiting>
      <Trans>Opening…</Trans>
    </Waiting>
  );
}
