import { INTRO_PLAN, type Plan } from '../../src/domain/plans/plan.ts';

/** Benefits of a paid plan of the demo. */
const HELP = ['Answers by WhatsApp, every working day', 'Help to bring your old book in'];

/**
 * Plans of the demo. The prices are invented: a real project's operator writes its own, as docs/operator.md says.
 * [SUB-3, SIT-2]
 */
export const DEMO_PLANS: readonly Plan[] = [
  { plan_id: INTRO_PLAN, name: 'Intro', months: 0, prices: {}, adds: [], limits: {} },
  {
    plan_id: 'months-3',
    name: '3 months',
    months: 3,
    prices: { UGX: 60_000, KES: 210_000, TZS: 4_200_000, RWF: 24_000, NGN: 2_700_000, XOF: 10_500, USD: 1_800 },
    adds: HELP,
    limits: { people: 10, businesses: 3 },
  },
  {
    plan_id: 'months-6',
    name: '6 months',
    months: 6,
    prices: { UGX: 108_000, KES: 378_000, TZS: 7_560_000, RWF: 43_200, NGN: 4_860_000, XOF: 18_900, USD: 3_240 },
    adds: HELP,
    limits: { people: 10, businesses: 3 },
  },
  {
    plan_id: 'year-1',
    name: '1 year',
    months: 12,
    prices: { UGX: 192_000, KES: 672_000, TZS: 13_440_000, RWF: 76_800, NGN: 8_640_000, XOF: 33_600, USD: 5_760 },
    adds: HELP,
    limits: { people: 10, businesses: 3 },
  },
];
