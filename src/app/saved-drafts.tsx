import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '../client/use-query.ts';
import { newRecordsIn, throwAwayDraft } from '../ui/drafts/draft-store.ts';
import { Waiting } from '../ui/feedback/waiting.tsx';

interface SavedDraftsProps {
  /** Whose drafts the screen will find. */
  readonly whose: string;
  /** Whose were looked through since the app began: from then on a draft goes with the saving of its record. */
  readonly lookedThrough: Set<string>;
  readonly children: ReactNode;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * The screen, once drafts are gone whose record is saved. A browser that is killed loses what it wrote last beside its databases, so
 * that such a draft stands there again, and what is typed into it would be taken for what was saved. [SHL-20, SYN-20]
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
