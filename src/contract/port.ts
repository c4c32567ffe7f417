import type { AccountCommands, AccountQueries } from './account.ts';
import type { AttachmentsCommands, AttachmentsQueries } from './attachments.ts';
import type { BusinessCommands, BusinessQueries } from './business.ts';
import type { CommonError } from './pieces.ts';
import type { ExpensesCommands, ExpensesQueries } from './expenses.ts';
import type { ExportsQueries } from './exports.ts';
import type { FarmCommands, FarmQueries } from './farm.ts';
import type { HomeQueries } from './home.ts';
import type { ImportsCommands } from './imports.ts';
import type { MoneyCommands, MoneyQueries } from './money.ts';
import type { PartiesCommands, PartiesQueries } from './parties.ts';
import type { PaymentsCommands, PaymentsQueries } from './payments.ts';
import type { PeopleCommands, PeopleQueries } from './people.ts';
import type { ProcessingCommands, ProcessingQueries } from './processing.ts';
import type { PurchasesCommands, PurchasesQueries } from './purchases.ts';
import type { ReportsQueries } from './reports.ts';
import type { SalesCommands, SalesQueries } from './sales.ts';
import type { StockCommands, StockQueries } from './stock.ts';
import type { SubscriptionCommands, SubscriptionQueries } from './subscription.ts';
import type { SyncCommands, SyncQueries } from './sync.ts';
import type { Result } from '../domain/result.ts';
import type { AnswerChange } from '../domain/wire/answer-change.ts';

/* The port between the window and the data worker: all queries and commands, by name. Types only. [DAT-1..3] */

/** Live queries by name, with their input and output. */
export interface QueryMap
  extends
    AccountQueries,
    AttachmentsQueries,
    BusinessQueries,
    ExpensesQueries,
    ExportsQueries,
    FarmQueries,
    HomeQueries,
    MoneyQueries,
    PartiesQueries,
    PaymentsQueries,
    PeopleQueries,
    ProcessingQueries,
    PurchasesQueries,
    ReportsQueries,
    SalesQueries,
    StockQueries,
    SubscriptionQueries,
    SyncQueries {}

/** Commands by name: input, value, and the refusals besides the common ones. */
export interface CommandMap
  extends
    AccountCommands,
    AttachmentsCommands,
    BusinessCommands,
    ExpensesCommands,
    FarmCommands,
    ImportsCommands,
    MoneyCommands,
    PartiesCommands,
    PaymentsCommands,
    PeopleCommands,
    ProcessingCommands,
    PurchasesCommands,
    SalesCommands,
    StockCommands,
    SubscriptionCommands,
    SyncCommands {}

export type QueryName = keyof QueryMap;

export type CommandName = keyof CommandMap;

export type QueryInput<N extends QueryName> = QueryMap[N]['input'];

export type QueryOutput<N extends QueryName> = QueryMap[N]['output'];

export type CommandInput<N extends CommandName> = CommandMap[N]['input'];

export type CommandError<N extends CommandName> = CommandMap[N]['error'] | CommonError;

export type CommandResult<N extends CommandName> = Result<CommandMap[N]['value'], CommandError<N>>;

/**
 * Kind of data that a command saves: a record, or setup before the first record, after which the app does not yet
 * propose installing itself.
 */
export type Saves = 'record' | 'setup';
/** A result, and what it saved. */
export type Ran<N extends CommandName> = CommandResult<N> & { readonly saves?: Saves };

/** Message of a live query to its window. */
export type Told =
  | {
      readonly change: AnswerChange;
      /**
       * Turn of the session: it rises with another person, business or role, for whom no earlier answer is valid.
       * [ACC-20]
       */
      readonly turn: number;
      /** Records of the business are still arriving: a list lacks rows, and its sums are absent. [LED-59] */
      readonly isPart?: true;
    }
  | { readonly fault: string };

/** Interface that the worker exposes to its window over comlink. */
export interface DataPort {
  /**
   * Send live answers until `unsubscribe` is called with the returned number, each as the difference from the one
   * before (the first is complete). [DAT-8] A fault reports that the query itself failed. One callback for both,
   * because each callback is a channel of its own to the window.
   */
  subscribe<N extends QueryName>(name: N, input: QueryInput<N>, tell: (told: Told) => void): Promise<number>;
  unsubscribe(subscription: number): Promise<void>;
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<Ran<N>>;
  /**
   * The window reports events that only it can know: the browser's network events, and that the page is visible again.
   */
  hint(hint: 'network-up' | 'network-down' | 'visible'): Promise<void>;
}
