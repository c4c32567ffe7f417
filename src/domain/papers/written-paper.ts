/** A paper with all texts and amounts formatted, in reading order; its layout is decided later. */
export interface WrittenPaper {
  /** "Receipt" or "Invoice", and its number. */
  readonly title: string;
  readonly number: string;
  /** "COPY", "VOIDED": large watermark text. [INV-4] */
  readonly mark?: string | undefined;
  readonly seller: string;
  /** A data URL of a small picture; a hen is shown when absent. [INV-5] */
  readonly logo?: string | undefined;
  /** Address, phone, tax number, and the seller's own header text. */
  readonly about: readonly string[];
  /** Label and value: date, customer, served by. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly WrittenLine[];
  readonly sums: readonly WrittenSum[];
  readonly inWords?: string | undefined;
  /** Signatories: each has a line to sign on. [EXP-4] */
  readonly signatures?: readonly string[] | undefined;
  /** The seller's footer text. */
  readonly footer?: string | undefined;
}

export interface WrittenLine {
  readonly what: string;
  /** "10 trays", "2.05 kg", and the unit price. */
  readonly quantity: string;
  readonly price: string;
  /** "Discount 3,600", "18 % tax". */
  readonly notes: readonly string[];
  readonly amount: string;
}

/** A sum below the lines: `final` is under the double rule, `strong` is bold. */
export interface WrittenSum {
  readonly label: string;
  readonly amount: string;
  readonly weight?: 'strong' | 'final' | undefined;
}
