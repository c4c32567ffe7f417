import type { DeepPart } from './parts.ts';

/** Result of a part, with its commit and day. Units: s. */
export interface DeepResult {
  readonly name: string;
  readonly commit: string;
  readonly at: string;
  readonly seconds: number;
  readonly holds: boolean;
  readonly line: string;
}

const timeOf = (seconds: number): string => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`);

/** The summary as a page of Markdown: each part with its result, including those that never ran. */
export function summaryOf(parts: readonly DeepPart[], results: readonly DeepResult[], machine: string): string {
  const rows = parts.map(({ name, proves }) => {
    const result = results.find((one) => one.name === name);
    if (!result) return `| ${name} | ${proves} | not run yet | | | |`;
    const { commit, at, seconds, holds, line } = result;
    const said = `\`${line.replaceAll('|', '\\|').slice(0, 400)}\``;
    return `| ${name} | ${proves} | ${holds ? 'holds' : 'does not hold'} | ${said} | ${timeOf(seconds)} | ${commit}, ${at} |`;
  });
  return [
    '# The deep proof',
    '',
    `Written by \`npm run deep\` on a machine with ${machine}. Each part can be run by itself: \`npm run deep -- NAME\`.`,
    '',
    '| part | proves | | its line of result | time | commit, day |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
