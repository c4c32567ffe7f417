import { expect, test } from 'vitest';
import { growingRules, HUGE_RULES, SLOW_PATTERNS, tryRules } from './support/costly-rules.ts';

const MAX_MS = 5_000;

function expectInTime(rules: string): void {
  const start = performance.now();
  tryRules(rules);
  expect(performance.now() - start).toBeLessThan(MAX_MS);
}

test.each(HUGE_RULES)('[BCK-15] 1 MB of %s is answered in time', (_, make) => expectInTime(make()));

test.each(SLOW_PATTERNS)(
  '[BCK-15] a regular expression that is slow elsewhere takes linear time here: %.30s',
  (_, rules) => expectInTime(rules),
);

test('[BCK-15] values that would grow without bound are refused in time', () => growingRules().forEach(expectInTime));
