/** Fields of a fact that determine its place in the series of the phone that wrote it. */
export interface NumberedFact {
  readonly device_id: string;
  readonly device_seq: number;
  /** The highest number pending on the phone when this was sent. */
  readonly announced_seq?: number | undefined;
  readonly sale_no?: string | undefined;
  readonly purchase_no?: string | undefined;
  readonly voucher_no?: string | undefined;
  readonly run_no?: string | undefined;
  readonly voided_at?: string | undefined;
  readonly created_at: string;
  readonly created_by: string;
}

/** The numbered records of one phone, as known on this phone. */
export interface Series {
  readonly device_id: string;
  /** The prefix of its document numbers, e.g. "K7B"; absent when none of its records has a number. */
  readonly tag?: string | undefined;
  /** Its last user. */
  readonly by: string;
  readonly last_at: string;
  readonly count: number;
  /** The highest number known or announced. */
  readonly last_seq: number;
  /** Numbers given but missing on this phone, as closed ranges, oldest first. */
  readonly missing: readonly (readonly [from: number, to: number])[];
}

/**
 * The series of each phone, most recently heard of first. A phone numbers its facts 1, 2, 3 … without gaps [DOC-3], so
 * a gap is a record that is pending on that phone or in transit; the same applies to numbers announced beyond its last.
 * [SYN-33, DOC-16]
 */
export function seriesOf(facts: readonly NumberedFact[]): Series[] {
  const byDevice = new Map<string, NumberedFact[]>();
  for (const fact of facts) {
    const own = byDevice.get(fact.device_id);
    if (own) own.push(fact);
    else byDevice.set(fact.device_id, [fact]);
  }
  return [...byDevice]
    .map(([device_id, own]) => oneSeries(device_id, own))
    .sort((a, b) => (a.last_at < b.last_at ? 1 : -1));
}

function oneSeries(device_id: string, facts: readonly NumberedFact[]): Series {
  const last = facts.reduce((newest, fact) => (fact.created_at > newest.created_at ? fact : newest));
  const numbers = [...new Set(facts.map(({ device_seq }) => device_seq))].sort((a, b) => a - b);
  const missing: [number, number][] = [];
  let expected = 1;
  for (const number of numbers) {
    if (number > expected) missing.push([expected, number - 1]);
    expected = number + 1;
  }
  const announced = facts.reduce((most, { announced_seq = 0 }) => Math.max(most, announced_seq), 0);
  if (announced >= expected) missing.push([expected, announced]);
  return {
    device_id,
    tag: tagOf(facts),
    by: last.created_by,
    last_at: last.created_at,
    count: numbers.length,
    last_seq: Math.max(announced, expected - 1),
    missing,
  };
}

/** The prefix of the newest visible number. */
export function tagOf(facts: readonly NumberedFact[]): string | undefined {
  const newestNumbered = facts
    .flatMap(({ created_at, sale_no, purchase_no, voucher_no, run_no }) => {
      const number = sale_no ?? purchase_no ?? voucher_no ?? run_no;
      return number === undefined ? [] : [{ created_at, number }];
    })
    .reduce<{ created_at: string; number: string } | undefined>(
      (newest, fact) => (newest && newest.created_at >= fact.created_at ? newest : fact),
      undefined,
    );
  return newestNumbered?.number.split('-')[0];
}
