import type { NoticeKind } from '../../../../schemas/choices.ts';
import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBellOff } from '@tabler/icons-react';
import { useCallback } from 'react';
import { chooseNotices, noticeChoice } from '../../../client/notices/notice-choice.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { UNDO_STAYS_MS } from '../../../ui/feedback/use-saved-toast.tsx';
import { noticeKindWords } from '../shared/notice-words.ts';

/** Switch a kind of notices on or off. */
export function wantKind(kind: NoticeKind, wanted: boolean): void {
  const choice = noticeChoice();
  const others = choice.off.filter((one) => one !== kind);
  chooseNotices({ ...choice, off: wanted ? others : [...others, kind] });
}

/** Switch a kind of notices off on this phone: one press, confirmed by a message with an undo. [NTF-11] */
export function useStopKind(): (kind: NoticeKind) => void {
  const { t } = useLingui();
  return useCallback(
    (kind: NoticeKind) => {
      wantKind(kind, false);
      const name = noticeKindWords(kind);
      showToast({
        id: 'notice-kind',
        title: t`Stopped on this phone: ${name}`,
        text: (
          <Button variant="default" h={48} mt={4} onClick={() => back(kind)}>
            <Trans>Undo</Trans>
          </Button>
        ),
        icon: <IconBellOff />,
        stays: UNDO_STAYS_MS,
        closeName: t`Close`,
        isToPress: true,
      });
      function back(stopped: NoticeKind) {
        wantKind(stopped, true);
        const again = noticeKindWords(stopped);
        showToast({
          id: 'notice-kind',
          title: t`They come again: ${again}`,
          icon: <IconBellOff />,
          stays: 3_000,
          closeName: t`Close`,
        });
      }
    },
    [t],
  );
}
