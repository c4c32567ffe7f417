import type { NoticeKind } from '../../../../schemas/choices.ts';
import { ActionIcon } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBell,
  IconBellOff,
  IconCalendarOff,
  IconCash,
  IconDeviceMobile,
  IconEgg,
  IconLeaf,
  IconMedicineSyrup,
  IconMoodSad,
  IconPackage,
  IconUserPlus,
  IconVaccine,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useNoticeChoice } from '../../../client/notices/notice-choice.ts';
import type { BusinessView } from '../../../contract/account.ts';
import { isOwnPath } from '../../../domain/notices/own-path.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import { noticeKindWords } from '../shared/notice-words.ts';
import { useNoticeRows, type NoticeRow } from './use-notice-rows.ts';
import { useStopKind } from './use-stop-kind.tsx';
import settings from '../../settings/shared/settings.module.css';
import classes from './notices.module.css';

const SIGNS: Record<NoticeKind, Icon> = {
  vaccination_due: IconVaccine,
  low_stock: IconPackage,
  expiry: IconCalendarOff,
  debt_due: IconCash,
  mortality_alert: IconMoodSad,
  egg_drop: IconEgg,
  withdrawal: IconMedicineSyrup,
  sync_problem: IconDeviceMobile,
  invite: IconUserPlus,
  subscription: IconLeaf,
  system: IconBell,
};

/**
 * Notices, newest first: the latest 20 that were sent, and those that this phone derives now. Showing them marks them
 * as seen. [NTF-2, NTF-3, NTF-4]
 */
export function NoticeList({ uid, business }: { uid: string; business: BusinessView | undefined }) {
  const { t } = useLingui();
  const { off } = useNoticeChoice();
  const known = useNoticeRows(uid, business);
  const shown = known?.rows.filter(({ kind }) => !off.includes(kind)) ?? [];
  const isLooking = known?.isLooking ?? true;
  return (
    <section aria-labelledby="notices-came">
      <h2 className={settings.noticeHeading} id="notices-came">
        <Trans>What came</Trans>
      </h2>
      {shown.length > 0 && (
        <ul className={classes.noticeList} aria-label={t`What came`}>
          {shown.map((row) => (
            <OneNotice key={row.id} row={row} />
          ))}
        </ul>
      )}
      {isLooking && (
        <p className={settings.card} role="status">
          <Trans>Looking…</Trans>
        </p>
      )}
      {!isLooking && shown.length === 0 && (
        <p className={settings.card}>
          <Trans>Nothing needs you now.</Trans>
        </p>
      )}
    </section>
  );
}

function OneNotice({ row }: { row: NoticeRow }) {
  const { t } = useLingui();
  const stop = useStopKind();
  const { kind, title, text, at, link, isNew } = row;
  const Sign = SIGNS[kind];
  const name = noticeKindWords(kind);
  const words = (
    <>
      <Sign aria-hidden />
      <span>
        <b>{title}</b>
        {text !== '' && <span>{text}</span>}
        <small>
          {isNew && <em>{t`New`}</em>}
          {whenWords(at)}
        </small>
      </span>
    </>
  );
  return (
    <li data-new={isNew || undefined}>
      {link !== undefined && isOwnPath(link) ? (
        <Link to={link} className={classes.words}>
          {words}
        </Link>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={48}
        aria-label={t`No more of these: ${name}`}
        onClick={() => stop(kind)}
      >
        <IconBellOff aria-hidden />
      </ActionIcon>
    </li>
  );
}
