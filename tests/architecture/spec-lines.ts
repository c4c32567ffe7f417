/**
 * Reads SPEC.md and the numbers that tests and code cite from it. [RUN-6] Contents: parseSpec (the rules) · citationsIn
 * (numbers in brackets) · titlesIn (test names) · idsOf (the rules of a citation).
 */

/** One numbered line of SPEC.md. `issue` is the issue that implements the rule; a built rule has none. */
export type Rule = {
  readonly id: string;
  readonly prefix: string;
  readonly number: number;
  readonly issue: number | undefined;
  readonly sentence: string;
};

/** The rules of SPEC.md, and messages about malformed lines. */
export type Spec = {
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  readonly prefixes: ReadonlySet<string>;
  readonly problems: readonly string[];
};

/** One cited number, or a range when `last` is above `first`. */
export type Citation = { readonly prefix: string; readonly first: number; readonly last: number };

const FIRST_ISSUE = 3;
const LAST_ISSUE = 11;

const titleLine = /^# \S.*$/;
const sectionLine = /^## ([A-Z]{3}) · \S.*$/;
const ruleLine = /^- \*\*([A-Z]{3})-([1-9]\d*)\*\* \((?:built|later:(\d+))\) (\S.*)$/;
const sentenceEnd = /[.?]["']?$/;

/** The rules of SPEC.md in order; each line that does not parse becomes a problem with its line number. [RUN-6] */
export function parseSpec(text: string): Spec {
  const rules: Rule[] = [];
  const byId = new Map<string, Rule>();
  const prefixes = new Set<string>();
  const problems: string[] = [];
  let section: string | undefined;
  let previous = 0;

  for (const [index, line] of text.split('\n').entries()) {
    const complain = (what: string) => problems.push(`SPEC.md:${index + 1} ${what}: ${line.slice(0, 100)}`);
    if (line === '') continue;
    const heading = sectionLine.exec(line)?.[1];
    if (heading !== undefined) {
      if (prefixes.has(heading)) complain(`a second section ${heading}`);
      prefixes.add(heading);
      section = heading;
      previous = 0;
      continue;
    }
    if (section === undefined) {
      // Before the first section, only the title and the explanation of the marks are allowed.
      if (/^[-#]/.test(line) && !titleLine.test(line)) complain('neither the title nor plain text');
      continue;
    }
    const rule = ruleOf(line);
    if (rule === undefined) {
      complain('is not "- **ABC-1** (built|later:N) Sentence."');
      continue;
    }
    if (rule.prefix !== section) complain(`stands in the section ${section}`);
    if (byId.has(rule.id)) complain(`${rule.id} is used twice`);
    else if (rule.number <= previous) complain('numbers must rise within a section');
    if (rule.issue !== undefined && (rule.issue < FIRST_ISSUE || rule.issue > LAST_ISSUE)) complain('no such issue');
    if (!sentenceEnd.test(rule.sentence)) complain('must end like a sentence');
    rules.push(rule);
    byId.set(rule.id, rule);
    previous = rule.number;
  }
  return { rules, byId, prefixes, problems };
}

function ruleOf(line: string): Rule | undefined {
  const [, prefix, number, issue, sentence] = ruleLine.exec(line) ?? [];
  if (prefix === undefined || number === undefined || sentence === undefined) return undefined;
  return {
    id: `${prefix}-${number}`,
    prefix,
    number: Number(number),
    issue: issue === undefined ? undefined : Number(issue),
    sentence,
  };
}

const one = String.raw`[A-Z]{3}-\d+`;
const list = String.raw`${one}(?:\s*(?:,|\.\.|…|–)\s*(?:[A-Z]{3}-)?\d+)*`;
// In prose a number is in brackets; in a table such as routes.ts it is a whole quoted string.
const cited = new RegExp(String.raw`\[(${list})\]|(['"\`])(${list})\2`, 'g');

/** The numbers cited in a text, limited to the given prefixes: brackets such as [UTF-8] have other meanings. */
export function citationsIn(text: string, prefixes: ReadonlySet<string>): Citation[] {
  const found: Citation[] = [];
  for (const match of text.matchAll(cited)) {
    let prefix = '';
    for (const part of (match[1] ?? match[3] ?? '').split(',')) {
      const ends = [...part.matchAll(/(?:([A-Z]{3})-)?(\d+)/g)];
      // "[SAL-1, 3]" and "[SAL-1..9]" continue with the previous prefix.
      prefix = ends[0]?.[1] ?? prefix;
      const first = Number(ends[0]?.[2]);
      const last = Number(ends[1]?.[2] ?? first);
      if (prefixes.has(prefix)) found.push({ prefix, first, last });
    }
  }
  return found;
}

/** The rules of a citation. A range covers those of its numbers that exist: SPEC.md has gaps between groups. */
export function idsOf(spec: Spec, { prefix, first, last }: Citation): string[] {
  const inside = (rule: Rule) => rule.prefix === prefix && rule.number >= first && rule.number <= last;
  return spec.rules.filter(inside).map((rule) => rule.id);
}

/**
 * The cited numbers that SPEC.md does not contain; both ends of a range are checked, and a descending range counts as
 * unknown.
 */
export function unknownIn(spec: Spec, { prefix, first, last }: Citation): string[] {
  if (last < first) return [`${prefix}-${first}..${last}`];
  return [...new Set([first, last])].map((number) => `${prefix}-${number}`).filter((id) => !spec.byId.has(id));
}

// `test('…')`, `test.each([…])('…')`, `describe.each`…`('…')`, `attack('…')`: the literal directly after the bracket.
const title = /(\b(?:test|it|describe|attack)(?:\.\w+)*(?:<[^>()]*>)?|[)`])\s*\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;
const notRun = /\.(?:skip|todo|fixme)\b/;
const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm;

/** The test names in a source text. Tests that are commented out or skipped prove nothing and are omitted. */
export function titlesIn(source: string): string[] {
  const names: string[] = [];
  for (const match of source.replaceAll(commentLine, '').matchAll(title)) {
    if (!notRun.test(match[1] ?? '')) names.push(match[3] ?? '');
  }
  return names;
}
