import { VerifyType } from '../../nouns/business/screens/verify-type.tsx';
import { NoticePopup } from './notice-popup.tsx';
import { useEffect, useRef } from 'react';
import { look, markNotices, useFoundNotices } from '../../client/notices/found-notices.ts';
import { useNoticeChoice } from '../../client/notices/notice-choice.ts';
import { useSession, useSyncStatus } from '../../client/use-session.ts';
import { isQuiet } from '../../domain/notices/quiet-hours.ts';
import { toTell } from '../../domain/notices/seen-notices.ts';
import { noticeWords } from '../../nouns/notices/shared/notice-words.ts';
import { useMinute } from '../use-minute.ts';

/** Notices and questions outside of screens; a chunk of its own, loaded after the first screen. */
export function Notices() {
  return (
    <>
      <VerifyType />
      <LookForNotices />
      <NoticePopup />
    </>
  );
}

/**
 * Delay of the first check, until the screen is shown and the books are read, and interval of the later ones. Units:
 * ms.
 */
const FIRST_MS = 5_000;

const AGAIN_MS = 120_000;

/** Periodically checks this phone's own book for notices, online or offline. [NTF-4] */
function LookForNotices() {
  const session = useSession();
  const refused = useSyncStatus()?.refused ?? 0;
  const { uid, business } = session?.state === 'signed-in' ? session : {};
  const known = useRef({ business, refused });
  useEffect(() => {
    known.current = { business, refused };
  }, [business, refused]);
  const id = business?.id;
  useEffect(() => {
    if (uid === undefined || id === undefined) return;
    const again = () => {
      const { business: open, refused: count } = known.current;
      if (open?.id === id) look(uid, open, count).catch((fault: unknown) => console.warn('no look for notices', fault));
    };
    const first = setTimeout(again, FIRST_MS);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [uid, id]);
  useOutside(uid, business);
  return null;
}

/** While the app is in the background, show notices as system notifications where permitted. [NTF-4, NTF-11] */
function useOutside(uid: string | undefined, business: { id: string; currency: string } | undefined) {
  const { found, seen } = useFoundNotices(uid, business?.id);
  const choice = useNoticeChoice();
  const now = useMinute();
  useEffect(() => {
    const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
    if (!business || !isAllowed || document.visibilityState !== 'hidden' || isQuiet(choice.quiet, now)) return;
    const news = toTell(found, seen, choice);
    if (news.length === 0) return;
    markNotices(
      news.map(({ id }) => id),
      { told: true },
    );
    void navigator.serviceWorker.ready.then((registration) =>
      Promise.all(
        news.map((notice) => {
          const { title, text } = noticeWords(notice, business.currency);
          return registration.showNotification(title, { body: text, icon: '/icon.svg', tag: notice.id, data: notice.link }); // prettier-ignore
        }),
      ),
    );
  }, [business, found, seen, choice, now]);
}
