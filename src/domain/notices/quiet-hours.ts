import { twoDigits } from '../numbers/two-digits.ts';

/** When notices are held back, by the phone's own clock: `HH:MM` each; past midnight when it ends before it begins. [NTF-11] */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** Offered to whoever switches them on. */
export const USUAL_QUIET: QuietHours = { from: '21:00', to: '06:00' };

/** What a phone tells, and when; kept on the phone itself. */
export interface NoticeChoice {
  readonly quiet?: QuietHours | undefined;
  /** Kinds that nobody wants to hear of here. */
  readonly off: readonly string[];
}
export const EVERY_NOTICE: NoticeChoice = { off: [] };

/** Whether notices wait now. The end is not quiet any more; two equal times are no time at all. [NTF-11] */
export function isQuiet(quiet: QuietHours | undefined, now: Date): boolean {
  if (!quiet || !isTime(quiet.from) || !isTime(quiet.to)) return false;
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  const { from, to } = quiet;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** `HH:MM` of a day. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What was kept, whatever it is by now. */
export function readChoice(kept: unknown): NoticeChoice {
  if (typeof kept !== 'object' || kept === null) return EVERY_NOTICE;
  const { quiet, off } = kept as { quiet?: Partial<QuietHours>; off?: unknown };
  const times = { from: String(quiet?.from), to: String(quiet?.to) };
  return {
    ...(isTime(times.from) && isTime(times.to) && { quiet: times }),
    off: Array.isArray(off) ? off.filter((one) => typeof one === 'string') : [],
  };
}
