import type { DemoSize } from '../../../scripts/seed-demo.ts';

export const PHONE_SIZE = { width: 360, height: 740 };
export const WIDE_SIZE = { width: 1280, height: 800 };

/** Time zone of the test phones: for three hours a day their date differs from the machine's. */
export const PHONE_TIME_ZONE = 'Africa/Kampala';
/** Offset of the phones' clocks from UTC, in minutes; Kampala has no daylight saving time. */
export const PHONE_OFFSET = 180;
/** The current day on the phones, or `daysAgo` days before: `YYYY-MM-DD`. */
export const dayOnPhone = (daysAgo = 0): string =>
  new Date(Date.now() + PHONE_OFFSET * 60_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A demo small enough to load on a phone in a moment. */
export const DEMO_SIZE: DemoSize = { days: 30, offsetMinutes: PHONE_OFFSET };
