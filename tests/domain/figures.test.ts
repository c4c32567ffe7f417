import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figure } from '../../src/domain/figures/figures.ts';
import { COMPUTED, SUMS } from '../../src/domain/figures/register.ts';
import { parseSpec } from '../architecture/spec-lines.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const entries = [...Object.entries(SUMS), ...Object.entries(COMPUTED)];

test('[RPT-11] docs/figures.md is the register', async () => {
  const head = ['figure', 'means', 'worked out as', 'unit', 'rounded', 'rule'];
  const rows = entries.map(([name, { means, formula, unit, rounding, rule }]) => row([name, means, formula, unit, rounding, rule]));
  const text = ['# Figures', '', 'Every number that people read, with the one way in which it is worked out. Written from `src/domain/figures/register.ts`: after a change run `npx vitest run --project unit tests/domain/figures.test.ts -u`.', '', row(head), row(head.map(() => '---')), ...rows, ''].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/figures.md');
}); // prettier-ignore

test('[RPT-11] every figure names a line of SPEC.md, and each function is in the register once', () => {
  const { byId } = parseSpec(readFileSync('SPEC.md', 'utf8'));
  expect(entries.flatMap(([name, { rule }]) => (byId.has(rule) ? [] : [`${name}: ${rule}`]))).toEqual([]);
  const functions = Object.values(COMPUTED).map(({ of }) => of);
  expect(new Set(functions).size).toBe(functions.length);
  expect(Object.keys(SUMS)).toEqual(Object.keys(figure));
});
