import type { PaymentRow } from '../../../../contract/payments.ts';
import type { Statement, StatementEntry } from '../../../../domain/parties/statement.ts';

/** One line of a statement, with the document number that users know. Units: minor units. */
export interface ShownLine extends StatementEntry {
  readonly balance: number;
  readonly number?: string | undefined;
  readonly payment?: PaymentRow | undefined;
}

/** The statement of a customer or a supplier. */
export interface ShownStatement extends Omit<Statement<StatementEntry>, 'lines'> {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly lines: readonly ShownLine[];
}

/** Sender of the statement. */
export interface StatementFrom {
  readonly name: string;
  readonly currency: string;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly tax_id?: string | undefined;
  readonly website?: string | undefined;
}
