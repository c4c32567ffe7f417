/** A paper with all its words and amounts written out, in reading order; how it is laid out is decided after. */
export interface WrittenPaper {
  /** "Receipt", "Invoice", and its number. */
  readonly title: string;
  readonly number: string;
  /** "COPY", "VOIDED": what stands large across it. [INV-4] */
  readonly mark?: string | undefined;
  readonly seller: string;
  /** A data address of a small picture; a hen stands in its place. [INV-5] */
  readonly logo?: string | undefined;
  /** Address, phone, tax number, and the seller's own words. */
  readonly about: readonly string[];
  /** Label and value: date, customer, who served. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly WrittenLine[];
  readonly sums: readonly WrittenSum[];
  readonly inWords?: string | undefined;
  /** Who signs: each has a line to write on. [EXP-4] */
  readonly signatures?: readonly string[] | undefined;
  /** The seller's last words. */
  readonly footer?: string | undefined;
}

export interface WrittenLine {
  readonly what: string;
  /** "10 trays", "2.05 kg", and what one of them costs. */
  readonly quantity: string;
  readonly price: string;
  /** "Discount 3,600", "18 % tax". */
  readonly notes: readonly string[];
  readonly amount: string;
}

/** A line below the lines: `final` stands under the double rule, `strong` is bold. */
export interface WrittenSum {
  readonly label: string;
  readonly amount: string;
  readonly weight?: 'strong' | 'final' | undefined;
}
