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

/*
 * The port between the window and the data worker: everything that can be asked and done, by name. Types only. [DAT-1..3]
 */

/** Live questions by name: what each is asked with, and what it answers. */
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

/** Commands by name: input, value, and the refusals beside the common ones. */
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

/** What a command keeps: a record, or what comes before the first, after which nobody is asked to install the app yet. */
export type Saves = 'record' | 'setup';
/** A result, and what it saved. */
export type Ran<N extends CommandName> = CommandResult<N> & { readonly saves?: Saves };

/** What a live query tells its window. */
export type Told =
  | {
      readonly change: AnswerChange;
      /** Whose turn it is: it rises with another person, business or role, for whom nothing that was told before is. [ACC-20] */
      readonly turn: number;
      /** Records of the business are still on their way: a list lacks rows, and its sums are none. [LED-59] */
      readonly isPart?: true;
    }
  | { readonly fault: string };

/** What the worker exposes to its window over comlink. */
export interface DataPort {
  /**
   * Live answers until `unsubscribe` is called with the returned number, each as what changed since the one before (the first is
   * whole). [DAT-8] A fault tells that the query itself failed. One callback for both: each is a channel of its own to the window.
   */
  subscribe<N extends QueryName>(name: N, input: QueryInput<N>, tell: (told: Told) => void): Promise<number>;
  unsubscribe(subscription: number): Promise<void>;
  run<N extends CommandName>(name: N, input: CommandInput<N>): Promise<Ran<N>>;
  /** The window tells what only it can know: the browser's own network events and that the page is visible again. */
  hint(hint: 'network-up' | 'network-down' | 'visible'): Promise<void>;
}
