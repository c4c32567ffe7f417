import { twoDigits } from '../numbers/two-digits.ts';

/** Quiet hours by the phone's own clock: `HH:MM` each; they span midnight when the end is before the start. [NTF-11] */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

/** Default when quiet hours are switched on. */
export const USUAL_QUIET: QuietHours = { from: '21:00', to: '06:00' };

/** Notice settings; stored on the phone itself. */
export interface NoticeChoice {
  readonly quiet?: QuietHours | undefined;
  /** Kinds that are switched off on this phone. */
  readonly off: readonly string[];
}
export const EVERY_NOTICE: NoticeChoice = { off: [] };

/** Whether notices are held back now. The end itself is not quiet; two equal times are an empty range. [NTF-11] */
export function isQuiet(quiet: QuietHours | undefined, now: Date): boolean {
  if (!quiet || !isTime(quiet.from) || !isTime(quiet.to)) return false;
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  const { from, to } = quiet;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** Whether a text is a time of day, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Stored settings, tolerating any stored value. */
export function readChoice(kept: unknown): NoticeChoice {
  if (typeof kept !== 'object' || kept === null) return EVERY_NOTICE;
  const { quiet, off } = kept as { quiet?: Partial<QuietHours>; off?: unknown };
  const times = { from: String(quiet?.from), to: String(quiet?.to) };
  return {
    ...(isTime(times.from) && isTime(times.to) && { quiet: times }),
    off: Array.isArray(off) ? off.filter((one) => typeof one === 'string') : [],
  };
}
