import { expect, vi } from 'vitest';
import { RulesHolder } from '../../../backend/rules/rules-holder.ts';
import { MAX_EXPRESSIONS } from '../../support/ballast.ts';

/** Record the cost of the writes of a test file, by collection; only accepted writes count. [RUL-26] */
export function watchCosts() {
  // Spy on the class itself: another file has loaded it already, and a mock of its module would count nothing.
  const decided = vi.spyOn(RulesHolder.prototype, 'decide');
  const highest = new Map<string, number>();

  return {
    /** The cost of a write that must pass; of several documents the highest. */
    async of(write: Promise<{ allowed: boolean }>): Promise<number> {
      decided.mockClear();
      expect(await write).toMatchObject({ allowed: true });
      const costs = decided.mock.results.map(({ type, value }, i) => {
        const expressions = type === 'return' ? value.expressions : Number.NaN;
        const name = String(decided.mock.calls[i]![0].segments.at(-2));
        highest.set(name, Math.max(expressions, highest.get(name) ?? 0));
        return expressions;
      });
      expect(Math.min(...costs)).toBeGreaterThan(0);
      return Math.max(...costs);
    },
    /** A row for each collection, highest cost first, with the remaining room for more fields. */
    table(): string {
      const rows = [...highest].toSorted(([a, cost], [b, other]) => other - cost || (a < b ? -1 : 1));
      return [
        '| documents of | dearest write | room left |',
        '| --- | --- | --- |',
        ...rows.map(([name, cost]) => `| ${name} | ${cost} | ${MAX_EXPRESSIONS - cost} |`),
      ].join('\n');
    },
  };
}
