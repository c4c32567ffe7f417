import { t } from '@lingui/core/macro';
import { RELEASE } from '../../../domain/release.ts';

/** The news of a version, in the words of users. */
interface ReleaseNotes {
  readonly version: string;
  readonly parts: readonly { readonly title: string; readonly news: readonly string[] }[];
}

/** News, newest version first: the lines of CHANGELOG.md that farmers see. [SET-6] */
export const releases = (): readonly ReleaseNotes[] => [
  {
    version: RELEASE,
    parts: [
      {
        title: t`Notifications`,
        news: [
          t`Your phone tells you about vaccines, stock, debts, dead birds and eggs, also without a signal.`,
          t`Quiet hours hold them back; one press stops a kind, one more brings it back.`,
          t`You say yourself from which point on you are told.`,
        ],
      },
      {
        title: t`Selling and shop`,
        news: [
          t`Barcodes are read with the camera, or with a scanner.`,
          t`Each customer may have a language; their reminder is written in it.`,
          t`Birds are sold from their flock, each or by weight.`,
          t`Goods go back to the supplier, and what you owe follows.`,
        ],
      },
      {
        title: t`Farm`,
        news: [
          t`Say it instead of typing: a record takes a voice note of up to a minute.`,
          t`Vaccination plans can be copied and changed.`,
          t`A flock says what an egg and a bird cost, and how it lays beside its breed.`,
        ],
      },
      {
        title: t`Money and reports`,
        news: [
          t`Home shows the morning on one screen; each number opens what it is made of.`,
          t`Twenty-two reports of any days, on paper, as CSV or for Excel.`,
          t`You close days; what still comes for them is shown as late.`,
        ],
      },
      {
        title: t`Phone`,
        news: [
          t`Flockbook speaks English, Swahili and French.`,
          t`A backup file opens the book on an empty phone without internet.`,
          t`Everything is kept on the phone first and goes out when there is a signal.`,
        ],
      },
    ],
  },
];
