import { useFoundNotices } from '../../client/notices/found-notices.ts';
import { useNoticeChoice } from '../../client/notices/notice-choice.ts';
import type { SessionView } from '../../contract/account.ts';
import { useQuery } from '../../client/use-query.ts';

const NOTHING = {};

/** How many notices nobody looked at, of the kinds that are wanted here. [NTF-3] */
export function useUnopened({ uid, business }: Extract<SessionView, { state: 'signed-in' }>): number {
  const { off } = useNoticeChoice();
  const { found, seen } = useFoundNotices(uid, business?.id);
  const sent = useQuery('notifications.latest', NOTHING) ?? [];
  const isWanted = (kind: string | undefined) => !off.includes(kind ?? 'system');
  return (
    sent.filter(({ opened, kind }) => !opened && isWanted(kind)).length +
    found.filter(({ id, kind }) => !seen[id]?.opened && isWanted(kind)).length
  );
}
