/** One vaccine of a plan, by age: a day, or a range of days in which it may be given. */
export interface PlanStep {
  readonly step_id: string;
  readonly vaccine: string;
  readonly route?: 'eye_or_water' | 'wing' | 'injection' | 'water' | undefined;
  /** As on the label: "1 drop", "0.5 ml". */
  readonly dose?: string | undefined;
  /** Age in days; week n is day 7·n. */
  readonly day: number;
  readonly until_day?: number | undefined;
  /** Given at the hatchery before the chicks are sold. */
  readonly hatchery?: boolean | undefined;
  /** Repeated this many days after each dose, for the life of the flock. */
  readonly repeat_days?: number | undefined;
  /** Condition under which it is needed: "high risk", "if not done at hatchery". */
  readonly only_if?: string | undefined;
}

/**
 * A vaccination plan that a farm copies and adapts; the local vet decides. Copies are never merged silently. [VET-8]
 */
export interface VaccinationPlan {
  readonly plan_id: string;
  readonly name: string;
  readonly purpose: 'layer' | 'broiler' | 'dual';
  readonly source: string;
  readonly steps: readonly PlanStep[];
}

const week = (n: number): number => 7 * n;
const MONTH = 30;

const layerKenchic: VaccinationPlan = {
  plan_id: 'layer-ke-kenchic',
  name: 'Layer KE (Kenchic)',
  purpose: 'layer',
  source: 'kenchic.com/health-management',
  steps: [
    { step_id: 'd1-marek-ibd', vaccine: 'Marek + IBD', day: 1, hatchery: true },
    { step_id: 'd1-nd-ib', vaccine: 'ND + IB', day: 1, hatchery: true },
    { step_id: 'd15-nd-ib', vaccine: 'ND + IB', route: 'eye_or_water', day: 15, until_day: 18 },
    { step_id: 'wk6-nd', vaccine: 'ND killed, or ND + IB', day: week(6), until_day: week(8) },
    { step_id: 'wk6-typhoid', vaccine: 'Fowl typhoid', route: 'injection', day: week(6), until_day: week(8) },
    { step_id: 'wk8-pox', vaccine: 'Fowl pox', route: 'wing', day: week(8), until_day: week(10) },
    { step_id: 'wk8-cholera', vaccine: 'Fowl cholera', route: 'injection', day: week(8), until_day: week(10) },
    { step_id: 'wk12-typhoid', vaccine: 'Fowl typhoid', route: 'injection', day: week(12), until_day: week(14) },
    { step_id: 'wk16-nd-ib', vaccine: 'ND + IB', day: week(16), until_day: week(18) },
    { step_id: 'wk16-cholera', vaccine: 'Fowl cholera', route: 'injection', day: week(16), until_day: week(18) },
  ],
};

const layerICow: VaccinationPlan = {
  plan_id: 'layer-ke-icow',
  name: 'Layer KE (iCow)',
  purpose: 'layer',
  source: 'icowapp.greendreams.co.ke/2020/01/14/vaccination-regime',
  steps: [
    { step_id: 'd1-marek', vaccine: 'Marek', day: 1, hatchery: true },
    { step_id: 'd10-gumboro', vaccine: 'Gumboro', route: 'water', day: 10 },
    { step_id: 'd18-gumboro', vaccine: 'Gumboro', route: 'water', day: 18 },
    { step_id: 'd21-nd', vaccine: 'ND', day: 21 },
    { step_id: 'wk3-pox', vaccine: 'Fowl pox', route: 'wing', day: week(3) },
    { step_id: 'wk6-pox', vaccine: 'Fowl pox', route: 'wing', day: week(6) },
    { step_id: 'wk8-nd', vaccine: 'ND', day: week(8) },
    { step_id: 'wk8-typhoid', vaccine: 'Fowl typhoid', route: 'injection', day: week(8) },
    { step_id: 'wk18-nd', vaccine: 'ND', day: week(18), repeat_days: 3 * MONTH },
  ],
};

const chicksUnyfa: VaccinationPlan = {
  plan_id: 'chicks-ug-unyfa',
  name: 'Chicks UG (UNYFA)',
  purpose: 'layer',
  source: 'unyfa.fo-library.org/?p=18957',
  steps: [
    { step_id: 'd14-nd-ib', vaccine: 'ND + IB', day: 14 },
    { step_id: 'd20-gumboro', vaccine: 'Gumboro', day: 20 },
    { step_id: 'd28-nd', vaccine: 'ND', day: 28 },
    { step_id: 'd33-gumboro', vaccine: 'Gumboro intermediate', day: 33 },
    { step_id: 'd42-pox', vaccine: 'Fowl pox', route: 'wing', day: 42 },
    { step_id: 'd50-nd', vaccine: 'ND', day: 50 },
  ],
};

const kienyeji: VaccinationPlan = {
  plan_id: 'kienyeji-ke',
  name: 'Kienyeji',
  purpose: 'dual',
  source: 'kuku.co.ke, kienyeji vaccination',
  steps: [
    { step_id: 'd1-marek', vaccine: 'Marek', day: 1, hatchery: true },
    { step_id: 'wk2-gumboro', vaccine: 'Gumboro', day: week(2) },
    { step_id: 'wk2-nd', vaccine: 'ND', day: week(2), until_day: week(3), repeat_days: 2 * MONTH },
    { step_id: 'd21-pox', vaccine: 'Fowl pox', route: 'wing', day: 21, only_if: 'high risk' },
    { step_id: 'wk6-pox', vaccine: 'Fowl pox', route: 'wing', day: week(6) },
    { step_id: 'wk8-typhoid', vaccine: 'Fowl typhoid', route: 'injection', day: week(8) },
    { step_id: 'wk15-deworm', vaccine: 'Dewormer', day: week(15) },
  ],
};

const broiler: VaccinationPlan = {
  plan_id: 'broiler',
  name: 'Broiler',
  purpose: 'broiler',
  source: 'standardmedia.co.ke 2001329903; iCow',
  steps: [
    { step_id: 'd1-hatchery', vaccine: 'IBD + IB + ND', day: 1, hatchery: true },
    { step_id: 'd10-gumboro', vaccine: 'Gumboro', route: 'water', day: 10, only_if: 'not done at hatchery' },
    { step_id: 'd12-nd-ib', vaccine: 'ND + IB', day: 12, until_day: 14 },
    { step_id: 'd18-gumboro', vaccine: 'Gumboro', route: 'water', day: 18, only_if: 'not done at hatchery' },
  ],
};

/** The initial plans, each with its source. [VET-8] */
export const VACCINATION_PLANS: readonly VaccinationPlan[] = [layerKenchic, layerICow, chicksUnyfa, kienyeji, broiler];
