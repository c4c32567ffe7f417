import { runHistory, type HistoryResult } from './history.ts';
import { quietly } from './quiet.ts';

/**
 * Maximum number of histories to try; a count instead of a time limit, so that a seed gives the same result on every
 * machine.
 */
const MAX_RUNS = 400;

/** A failed history as readable text: in its shortest form that still fails in the same way. */
export const shortest = (seed: number): Promise<string> =>
  quietly(async () => {
    const whole = await runHistory(seed);
    if (whole.violations.length === 0) return `seed ${seed}: no violation`;
    const kind = kindOf(whole.violations[0]!);
    const fails = async (leftOut: ReadonlySet<string>) => {
      const result = await runHistory(seed, leftOut);
      return result.violations.some((text) => kindOf(text) === kind) ? result : undefined;
    };
    return report(whole, await shrink(whole, fails));
  });

/** Leave out more and more parts, in halves, quarters … of the remainder, while it still fails (delta debugging). */
async function shrink(
  whole: HistoryResult,
  fails: (leftOut: ReadonlySet<string>) => Promise<HistoryResult | undefined>,
): Promise<HistoryResult> {
  let best = whole;
  let leftOut = new Set<string>();
  let runs = 0;
  for (let size = whole.parts.length / 2; size >= 1; size /= 2) {
    for (let from = 0; from < left(whole, leftOut).length && runs < MAX_RUNS; runs++) {
      const chunk = left(whole, leftOut).slice(from, from + Math.ceil(size));
      const without = new Set([...leftOut, ...chunk]);
      const result = await fails(without);
      if (result) [best, leftOut] = [result, without];
      else from += chunk.length;
    }
  }
  return best;
}

const left = ({ parts }: HistoryResult, leftOut: ReadonlySet<string>) => parts.filter((part) => !leftOut.has(part));

/** The kind of a violation, without its device and record: "lost", "stuck" … */
const kindOf = (violation: string): string => /^(?:(?:owner|admin)2?: )?([a-z ]+)/.exec(violation)![1]!;

function report(whole: HistoryResult, { operations, trace, violations, seed, faults }: HistoryResult): string {
  const list = (texts: readonly string[]) => texts.slice(0, 10).map((text) => `  ! ${text}`);
  return [
    `seed ${seed}: ${whole.violations.length} violations in ${whole.operations} operations`,
    ...list(whole.violations),
    `  its shortest form has ${operations} operations, ${faults.join(', ') || 'no faults'}:`,
    ...trace.slice(0, 60).map((line) => `  ${line}`),
    ...list(violations),
  ].join('\n');
}
