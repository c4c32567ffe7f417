import { Button, CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { markNotices, useFoundNotices } from '../../client/notices/found-notices.ts';
import { useNoticeChoice } from '../../client/notices/notice-choice.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSession } from '../../client/use-session.ts';
import { isOwnPath } from '../../domain/notices/own-path.ts';
import { isQuiet } from '../../domain/notices/quiet-hours.ts';
import { toTell } from '../../domain/notices/seen-notices.ts';
import { readDraft, writeDraft } from '../../ui/draft-storage.ts';
import { WIDE } from '../../ui/wide.ts';
import { noticeWords, sentWords } from '../../nouns/notices/shared/notice-words.ts';
import { useMinute } from '../use-minute.ts';
import classes from './notice-popup.module.css';

const NOTHING = {};
/** How long it stays over the screen. Units: ms. */
const RESTS_MS = 12_000;
/** Path of the list of all notices. */
const LIST = '/settings/7';

/**
 * Popup with the newest unread notification over the present screen: a card in the corner of a desktop, a bar across
 * the top of a phone, away from the thumb. After it is opened, the next one follows. Notices found by this phone come
 * after those, several at once as one; none during quiet hours. A notice pops up only once, also across restarts: it
 * stays unread in the list. [SHL-11, NTF-3, NTF-4, NTF-11]
 */
export function NoticePopup() {
  const session = useSession();
  if (session?.state !== 'signed-in') return null;
  return <NewestNotice key={session.uid} uid={session.uid} />;
}

function NewestNotice({ uid }: { uid: string }) {
  const { run } = useCommand('notifications.open');
  const choice = useNoticeChoice();
  const [told, setTold] = useTold(uid);
  const sent = useQuery('notifications.latest', NOTHING)?.find(
    ({ path, opened, kind }) => !opened && !told.includes(path) && !choice.off.includes(kind ?? 'system'),
  );
  const news = useNews();
  if (isQuiet(choice.quiet, useMinute())) return null;
  if (sent)
    return (
      <Notice
        key={sent.path}
        {...sentWords(sent)}
        link={sent.link}
        onDone={async () => void (await run({ path: sent.path }))}
        onRest={() => setTold([...told, sent.path])}
      />
    );
  if (!news) return null;
  const { key, ...shown } = news;
  return <Notice key={key} {...shown} />;
}

const VERSION = 1;
/** Same as the number of notifications in the list. [NTF-2] */
const REMEMBERED = 20;

/** Paths of the received notices already popped up on this phone; removed at sign-out. [NTF-3, ACC-19] */
function useTold(uid: string) {
  const memory = `flockbook.told.${uid}`;
  const [told, setTold] = useState(() => (readDraft(memory, VERSION) as readonly string[] | undefined) ?? []);
  const remember = (all: readonly string[]) => {
    const newest = all.slice(-REMEMBERED);
    writeDraft(memory, VERSION, newest);
    setTold(newest);
  };
  return [told, remember] as const;
}

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly link?: string | undefined;
  readonly onDone: () => Promise<void>;
  /** Hide a popup that was not opened; it stays unread in the list. */
  readonly onRest: () => void;
}

/** Found notices not popped up yet: a single one as itself, several as one that links to the list. */
function useNews(): (Shown & { readonly key: string }) | undefined {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const session = useSession();
  const { uid, business } = session?.state === 'signed-in' ? session : {};
  const { found, seen } = useFoundNotices(uid, business?.id);
  const news = toTell(found, seen, useNoticeChoice());
  const [one] = news;
  if (!business || !one || pathname === LIST) return undefined;
  const ids = news.map(({ id }) => id);
  const key = ids.join(' ');
  const onDone = () => {
    markNotices(ids, { told: true, ...(ids.length === 1 && { opened: true }) });
    return Promise.resolve();
  };
  const onRest = () => markNotices(ids, { told: true });
  const words = news.map((notice) => noticeWords(notice, business.currency));
  if (news.length === 1) return { key, ...words[0]!, link: one.link, onDone, onRest };
  const count = news.length;
  return { key, title: t`${count} things to look at`, text: words.map(({ title }) => title).join(' · '), link: LIST, onDone, onRest }; // prettier-ignore
}

function Notice({ title, text, link, onDone, onRest }: Shown) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const wide = useMediaQuery(WIDE) ?? false;
  const card = useRest(onRest, wide ? ':hover, :focus-within' : ':focus-within');
  const look = async (to?: string) => {
    await onDone();
    if (to !== undefined) await navigate(to);
  };
  return (
    <div ref={card} className={classes.notice} data-layout={wide ? 'desktop' : 'mobile'} role="status">
      <IconBell aria-hidden />
      <div className={classes.words}>
        <b>{title}</b>
        {text !== '' && <p>{text}</p>}
        {link !== undefined && isOwnPath(link) && (
          <Button variant="default" h={48} mt={8} onClick={() => void look(link)}>
            <Trans>Open</Trans>
          </Button>
        )}
      </div>
      <CloseButton size={48} iconSize={24} aria-label={t`Close`} onClick={() => void look()} />
    </div>
  );
}

/**
 * Hide the popup after a while, or when the app is left, unless it matches `holds` by mouse hover or focus. On touch
 * screens hover is ignored, because phones keep reporting it at the last touch.
 */
function useRest(onRest: () => void, holds: string) {
  const card = useRef<HTMLDivElement>(null);
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  }, [onRest]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (card.current?.matches(holds) !== true) rest.current();
    }, RESTS_MS);
    const leave = () => {
      if (document.visibilityState === 'hidden') rest.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [holds]);
  return card;
}
