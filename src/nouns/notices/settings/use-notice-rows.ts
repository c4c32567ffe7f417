import { NOTICE_KINDS, type NoticeKind } from '../../../../schemas/choices.ts';
import { useEffect, useRef, useState } from 'react';
import { look, markNotices, useFoundNotices } from '../../../client/notices/found-notices.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useSyncStatus } from '../../../client/use-session.ts';
import { noticeWords, sentWords } from '../shared/notice-words.ts';

/** One notice in the list, sent or derived on this phone. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  readonly at: string;
  readonly link?: string | undefined;
  /** True when it had not been seen before this page was opened. */
  readonly isNew: boolean;
}

const NOTHING = {};

/**
 * Sent and derived notices, newest first; marks them as opened. Known ones are shown while the phone is still
 * `looking`; undefined until the book answers. [NTF-2, NTF-3, NTF-4]
 */
export function useNoticeRows(
  uid: string,
  business: BusinessView | undefined,
): { readonly rows: readonly NoticeRow[]; readonly isLooking: boolean } | undefined {
  const sent = useQuery('notifications.latest', NOTHING);
  const { found, seen } = useFoundNotices(uid, business?.id);
  const looked = useLook(uid, business);
  const fresh = useOpened(uid, business?.id, sent !== undefined);
  if (!sent) return undefined;
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
  return {
    rows: rows
      .map((row) => ({ ...row, isNew: fresh.has(row.id) }))
      .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1)),
    isLooking: !looked,
  };
}

/** True once this page has completed a check; it checks again when the server refuses another record. */
function useLook(uid: string, business: BusinessView | undefined): boolean {
  const refused = useSyncStatus()?.refused;
  const open = useRef(business);
  useEffect(() => {
    open.current = business;
  }, [business]);
  const [looked, setLooked] = useState(business === undefined);
  const id = business?.id;
  useEffect(() => {
    if (id === undefined || refused === undefined || !open.current) return;
    let live = true;
    look(uid, open.current, refused)
      .catch((fault: unknown) => console.warn('no look for notices', fault))
      .finally(() => live && setLooked(true));
    return () => {
      live = false;
    };
  }, [uid, id, refused]);
  return looked;
}

/**
 * Mark all as opened once they are shown; returns those that were new, which stay so while the page is open. [NTF-3]
 */
function useOpened(uid: string, businessId: string | undefined, isShown: boolean): ReadonlySet<string> {
  const { run } = useCommand('notifications.open');
  const sent = useQuery('notifications.latest', NOTHING);
  const { found, seen } = useFoundNotices(uid, businessId);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isShown) return;
    const paths = (sent ?? []).filter(({ opened }) => !opened).map(({ path }) => path);
    const ids = found.filter(({ id }) => seen[id] && !seen[id].opened).map(({ id }) => id);
    if (paths.length + ids.length === 0) return;
    setFresh((before) => new Set([...before, ...paths, ...ids]));
    for (const path of paths) void run({ path });
    markNotices(ids, { told: true, opened: true });
  }, [isShown, sent, found, seen, run]);
  return fresh;
}

/** A known kind for any value from the server. */
const kindOf = (word: string | undefined): NoticeKind => NOTICE_KINDS.find((kind) => kind === word) ?? 'system';
