import { Trans } from '@lingui/react/macro';
import { NOTICE_KINDS } from '../../../schemas/notification.schema.ts';
import { useNoticeChoice } from '../../client/notices/notice-choice.ts';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { noticeKindWords } from '../../ui/words/notice-words.ts';
import { useStopKind, wantKind } from './use-stop-kind.tsx';
import classes from './settings.module.css';

/** Of what this phone tells. [NTF-4, NTF-11] */
export function NoticeKinds() {
  const { off } = useNoticeChoice();
  const stop = useStopKind();
  return (
    <section className={classes.card}>
      <h2>
        <Trans>What this phone tells you</Trans>
      </h2>
      {NOTICE_KINDS.map((kind) => (
        <SwitchRow
          key={kind}
          label={noticeKindWords(kind)}
          checked={!off.includes(kind)}
          onChange={(wanted) => (wanted ? wantKind(kind, true) : stop(kind))}
        />
      ))}
    </section>
  );
}
