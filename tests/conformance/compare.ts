import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './case.ts';
import { Player } from './play.ts';
import type { ConformanceServer } from './server.ts';

/** Answers by case name, as short texts. */
export type Answers = ReadonlyMap<string, string>;

export interface Comparison {
  readonly agreed: number;
  /** Cases with different answers, deliberate (with the reason) or not. */
  readonly differed: readonly {
    readonly name: string;
    readonly ours: string;
    readonly google: string;
    readonly reason: string | undefined;
  }[];
  /** Names on the list of deliberate differences that no longer differ, or that do not exist. */
  readonly stale: readonly string[];
}

export const RECORDED = join(import.meta.dirname, 'recorded.json');
const DELIBERATE = join(import.meta.dirname, 'deliberate.json');
const longestAnswer = 2_000;

/** Google's recorded answers. */
export const recordedAnswers = (): Answers =>
  new Map(Object.entries(JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, string>));

/** Play the cases, distributed over servers in parallel. */
export async function playAll(servers: readonly ConformanceServer[], cases: readonly Case[]): Promise<Answers> {
  const answers = new Map<string, string>();
  const share = Math.ceil(cases.length / servers.length);
  await Promise.all(
    servers.map(async (server, i) => {
      const player = new Player(server);
      for (const one of cases.slice(i * share, (i + 1) * share))
        answers.set(one.name, shortened(await player.play(one)));
    }),
  );
  return answers;
}

/** Compare our answers with Google's. */
export function compare(cases: readonly Case[], ours: Answers, google: Answers): Comparison {
  const reasons = deliberateReasons();
  const differed = cases
    .filter(({ name }) => ours.get(name) !== google.get(name))
    .map(({ name }) => ({
      name,
      ours: ours.get(name) ?? 'no answer',
      google: google.get(name) ?? 'not recorded',
      reason: reasons.get(name),
    }));
  const names = new Set(differed.map(({ name }) => name));
  return {
    agreed: cases.length - differed.length,
    differed,
    stale: [...reasons.keys()].filter((name) => !names.has(name)),
  };
}

/** The reason of each deliberate difference: the file groups the cases by reason. */
export function deliberateReasons(): ReadonlyMap<string, string> {
  const lists = JSON.parse(readFileSync(DELIBERATE, 'utf8')) as Record<string, string[]>;
  return new Map(Object.entries(lists).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)));
}

/** A single answer is written as it is, several as JSON, very long ones as a checksum. */
function shortened(answers: readonly unknown[]): string {
  const only = answers[0];
  const text = answers.length === 1 && typeof only === 'string' ? only : JSON.stringify(answers);
  if (text.length <= longestAnswer) return text;
  return `${text.length} characters, SHA-256 ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
