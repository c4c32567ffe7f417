import type { DemoSize } from '../../../scripts/seed-demo.ts';

export const PHONE_SIZE = { width: 360, height: 740 };
export const WIDE_SIZE = { width: 1280, height: 800 };

/** Where the phones of the tests are: their day is for three hours not that of the machine. */
export const PHONE_TIME_ZONE = 'Africa/Kampala';
/** Minutes that the clocks of the phones are ahead of UTC; Kampala knows no summer time. */
export const PHONE_OFFSET = 180;
/** The day on the phones, or that of some days ago: `YYYY-MM-DD`. */
export const dayOnPhone = (daysAgo = 0): string =>
  new Date(Date.now() + PHONE_OFFSET * 60_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Days of a demo that is on a phone in a moment. */
export const DEMO_SIZE: DemoSize = { days: 30, offsetMinutes: PHONE_OFFSET };
