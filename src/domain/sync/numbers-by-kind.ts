import { correctionId } from '../corrections/correction-id.ts';
import type { NumberedFact } from './series.ts';

/**
 * Kinds of records with visible numbers: receipts of sales, purchases, vouchers of expenses, runs. Returns are numbered
 * with their kind.
 */
export type NumberedAs = 'sale' | 'purchase' | 'voucher' | 'run';

/** The numbers given by one phone to one kind of record, as known on this phone. */
export interface KindNumbers {
  readonly kind: NumberedAs;
  readonly first: string;
  readonly last: string;
  readonly count: number;
  /** Numbers before the last one that are missing on this phone, as closed ranges, lowest first. */
  readonly missing: readonly (readonly [from: string, to: string])[];
  /** Numbers of voided records: they are kept. */
  readonly voided: readonly string[];
  /**
   * Up to this number it shared one series with all records of the phone, as in older app versions: skipped numbers
   * belong to other records.
   */
  readonly together_until?: string | undefined;
}

const NAME_OF = { sale: 'sale_no', purchase: 'purchase_no', voucher: 'voucher_no', run: 'run_no' } as const;
const KINDS = Object.keys(NAME_OF) as NumberedAs[];

interface Numbered {
  readonly text: string;
  readonly number: number;
  readonly fact: NumberedFact;
}

/**
 * A corrected run keeps its number, which was given by the phone that wrote the wrong one: it counts there, and is
 * voided when the present version is. [PRC-20]
 */
export function withOwnNumbers<Fact extends NumberedFact & { readonly id: string }>(facts: readonly Fact[]): Fact[] {
  const rightOf = new Map(facts.map((fact) => [fact.id, fact]));
  const corrections = new Set(facts.map(({ id }) => correctionId(id)));
  const standing = (fact: Fact): Fact => {
    const right = rightOf.get(correctionId(fact.id));
    return right ? standing(right) : fact;
  };
  return facts.map((fact) => {
    if (fact.run_no === undefined) return fact;
    return corrections.has(fact.id) ? { ...fact, run_no: undefined } : { ...fact, voided_at: standing(fact).voided_at };
  });
}

/** Audit of the facts of one phone: which numbers of each kind exist, are missing, or are voided. [DOC-21] */
export const numbersByKind = (facts: readonly NumberedFact[]): KindNumbers[] =>
  KINDS.flatMap((kind) => {
    const others = new Set(facts.flatMap((fact) => (fact[NAME_OF[kind]] === undefined ? [fact.device_seq] : [])));
    const runs = new Map<string, Numbered[]>();
    for (const fact of facts) {
      const text = fact[NAME_OF[kind]];
      const [, before, digits] = /^(.*?)(\d+)$/.exec(text ?? '') ?? [];
      if (text === undefined || before === undefined) continue;
      const run = runs.get(before);
      const one = { text, number: Number(digits), fact };
      if (run) run.push(one);
      else runs.set(before, [one]);
    }
    return [...runs].map(([before, run]) => oneRun(kind, before, run, others));
  });

function oneRun(kind: NumberedAs, before: string, run: Numbered[], others: ReadonlySet<number>): KindNumbers {
  run.sort((a, b) => a.number - b.number);
  const [first] = run;
  const last = run.at(-1)!;
  const text = (number: number) => before + String(number).padStart(last.text.length - before.length, '0');
  const ranTogether = kind === 'sale' ? 0 : togetherBelow(run, others);
  const here = new Set(run.map(({ number }) => number));
  const missing: [number, number][] = [];
  let together = 0;
  for (let number = 1; number < last.number; number++) {
    if (here.has(number)) continue;
    const range = missing.at(-1);
    if (number < ranTogether && others.has(number)) together = number;
    else if (range?.[1] === number - 1) range[1] = number;
    else missing.push([number, number]);
  }
  return {
    kind,
    first: first!.text,
    last: last.text,
    count: here.size,
    missing: missing.map(([from, to]) => [text(from), text(to)]),
    voided: run.flatMap((one) => (one.fact.voided_at === undefined ? [] : [one.text])),
    ...(together > 0 && { together_until: text(together) }),
  };
}

/**
 * The number below which a kind shared the series of all records of its phone. A number from that time equals the
 * record's position in the common series, with records of other kinds before it; the first one after the update
 * continues from the highest of all.
 */
function togetherBelow(run: readonly Numbered[], others: ReadonlySet<number>): number {
  let lowest = Infinity;
  for (const number of others) lowest = Math.min(lowest, number);
  const ofThen = run.filter(({ number, fact }) => number === fact.device_seq && number > lowest);
  const last = ofThen.at(-1)?.number;
  if (last === undefined) return run[0]!.number;
  return run.find(({ number }) => number > last)?.number ?? last;
}
