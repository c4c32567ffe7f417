import { useEffect, useRef, useState } from 'react';
import { NOTICE_KINDS, type NoticeKind } from '../../../schemas/notification.schema.ts';
import { look, markNotices, useFoundNotices } from '../../client/notices/found-notices.ts';
import type { BusinessView } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSyncStatus } from '../../client/use-session.ts';
import { noticeWords, sentWords } from '../../ui/words/notice-words.ts';

/** One notice as the list shows it, sent or found. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  readonly at: string;
  readonly link?: string | undefined;
  /** Nobody had looked at it when this page was opened. */
  readonly isNew: boolean;
}

const NOTHING = {};

/** What was sent and what this phone finds, the newest first; looked at now, and marked as opened. [NTF-2, NTF-3, NTF-4] */
export function useNoticeRows(uid: string, business: BusinessView | undefined): readonly NoticeRow[] | undefined {
  const sent = useQuery('notifications.latest', NOTHING);
  const { found, seen } = useFoundNotices(uid, business?.id);
  const looked = useLook(uid, business);
  /** What was new when the page was opened stays so while one reads it. */
  const fresh = useRef(new Set<string>());
  if (!sent || !looked) return undefined;
  for (const { path, opened } of sent) if (!opened) fresh.current.add(path);
  for (const { id } of found) if (seen[id]?.opened === undefined) fresh.current.add(id);
  const rows = [
    ...sent.map((one) => ({
      ...sentWords(one),
      id: one.path,
      kind: kindOf(one.kind),
      at: one.created_at,
      link: one.link,
    })),
    ...found.map((notice) => ({
      ...noticeWords(notice, business?.currency ?? ''),
      id: notice.id,
      kind: notice.kind,
      link: notice.link,
      at: new Date(seen[notice.id]?.at ?? 0).toISOString(),
    })),
  ];
  return rows.map((row) => ({ ...row, isNew: fresh.current.has(row.id) })).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Whether this page has looked around once. */
function useLook(uid: string, business: BusinessView | undefined): boolean {
  const status = useSyncStatus();
  const known = useRef({ business, status });
  known.current = { business, status };
  const [looked, setLooked] = useState(business === undefined);
  const id = business?.id;
  const refused = status?.refused;
  useEffect(() => {
    const { business: open, status: now } = known.current;
    if (!open || refused === undefined) return;
    let live = true;
    look(uid, open, now)
      .catch((fault: unknown) => console.warn('no look for notices', fault))
      .finally(() => live && setLooked(true));
    return () => {
      live = false;
    };
  }, [uid, id, refused]);
  useOpened(uid, id, looked);
  return looked;
}

function useOpened(uid: string, businessId: string | undefined, isShown: boolean) {
  const { run } = useCommand('notifications.open');
  const sent = useQuery('notifications.latest', NOTHING);
  const { found, seen } = useFoundNotices(uid, businessId);
  useEffect(() => {
    if (!isShown) return;
    for (const { path, opened } of sent ?? []) if (!opened) void run({ path });
    const unopened = found.filter(({ id }) => seen[id] && !seen[id].opened).map(({ id }) => id);
    markNotices(unopened, { told: true, opened: true });
  }, [isShown, sent, found, seen, run]);
}

/** A kind of ours, whatever the server's word. */
const kindOf = (word: string | undefined): NoticeKind => NOTICE_KINDS.find((kind) => kind === word) ?? 'system';
