import type { FaultRule } from '../../backend/fault-rule.ts';
import type { Chance } from './chance.ts';

const RULES: readonly FaultRule[] = [
  { fault: 'lose', methods: ['Commit'], chance: 0.2 },
  { fault: 'duplicate', methods: ['Commit'], chance: 0.2 },
  { fault: 'cut', chance: 0.1 },
  { fault: 'refuse', code: 503, chance: 0.15 },
  { fault: 'refuse', code: 429, methods: ['Commit', 'RunQuery'], chance: 0.2 },
  { fault: 'refuse', code: 409, methods: ['Commit'], chance: 0.15 },
  { fault: 'refuse', code: 403, methods: ['Commit'], chance: 0.1 },
  { fault: 'delay', ms: 200, jitterMs: 5_000, chance: 0.2 },
  { fault: 'late', ms: 200, jitterMs: 20_000, chance: 0.2 },
];

/**
 * The server faults of one history: a selection of all possible ones. A rule that `isLeftOut` keeps its position but
 * does nothing.
 */
export const faultRules = (chance: Chance, isLeftOut: (part: string) => boolean): FaultRule[] =>
  RULES.filter(() => chance.happens(0.4)).map((rule) =>
    isLeftOut(`server ${rule.fault} ${rule.code ?? ''}`) ? { ...rule, times: 0 } : rule,
  );
