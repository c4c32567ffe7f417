import * as account from '../nouns/account/data/account.command.ts';
import * as lookAround from '../nouns/account/data/look-around.command.ts';
import * as pin from '../nouns/account/data/pin.command.ts';
import * as pushToken from '../nouns/account/data/push-token.command.ts';
import * as attachmentsKept from '../nouns/attachments/data/attachments.command.ts';
import * as editBusiness from '../nouns/business/data/edit-business.command.ts';
import * as exportBusiness from '../nouns/business/data/export-business.command.ts';
import * as foundBusiness from '../nouns/business/data/found-business.command.ts';
import * as lockDays from '../nouns/business/data/lock-days.command.ts';
import * as restoreBusiness from '../nouns/business/data/restore-business.command.ts';
import * as parties from '../nouns/parties/data/party.command.ts';
import * as addExpense from '../nouns/expenses/data/add-expense.command.ts';
import * as editExpense from '../nouns/expenses/data/edit-expense.command.ts';
import * as makeDue from '../nouns/expenses/data/make-due.command.ts';
import * as addActivity from '../nouns/farm/data/add-activity.command.ts';
import * as addFlock from '../nouns/farm/data/add-flock.command.ts';
import * as clearApart from '../nouns/farm/data/clear-apart.command.ts';
import * as curves from '../nouns/farm/data/curves.command.ts';
import * as editFlock from '../nouns/farm/data/edit-flock.command.ts';
import * as plans from '../nouns/farm/data/plans.command.ts';
import * as voidActivity from '../nouns/farm/data/void-activity.command.ts';
import * as money from '../nouns/money/data/money.command.ts';
import * as imports from '../nouns/transfer/data/import.command.ts';
import * as rebuild from '../books/keep/rebuild.command.ts';
import * as stopLetters from '../nouns/notices/data/stop-letters.command.ts';
import * as openNotice from '../nouns/notices/data/open-notice.command.ts';
import * as shareSale from '../nouns/papers/data/share-sale.command.ts';
import * as correctFirst from '../nouns/payments/data/correct-first.command.ts';
import * as correctPayment from '../nouns/payments/data/correct-payment.command.ts';
import * as addPayment from '../nouns/payments/data/add-payment.command.ts';
import * as payOut from '../nouns/payments/data/pay-out.command.ts';
import * as giveBack from '../nouns/payments/data/give-back.command.ts';
import * as accept from '../nouns/people/data/accept.command.ts';
import * as changeMember from '../nouns/people/data/change-member.command.ts';
import * as invite from '../nouns/people/data/invite.command.ts';
import * as addRun from '../nouns/processing/data/add-run.command.ts';
import * as addPurchase from '../nouns/purchases/data/add-purchase.command.ts';
import * as editPurchase from '../nouns/purchases/data/edit-purchase.command.ts';
import * as returnPurchase from '../nouns/purchases/data/return-purchase.command.ts';
import * as addSale from '../nouns/sales/data/add-sale.command.ts';
import * as editSale from '../nouns/sales/data/edit-sale.command.ts';
import * as progressSale from '../nouns/sales/data/progress-sale.command.ts';
import * as returnSale from '../nouns/sales/data/return-sale.command.ts';
import * as voidSale from '../nouns/sales/data/void-sale.command.ts';
import * as entries from '../nouns/stock/data/entries.command.ts';
import * as items from '../nouns/stock/data/items.command.ts';
import * as materials from '../nouns/stock/data/materials.command.ts';
import * as askPlan from '../nouns/subscription/data/ask-plan.command.ts';
import * as diagnostic from '../nouns/sync/data/diagnostic.command.ts';
import * as handOver from '../nouns/sync/data/hand-over.command.ts';
import * as late from '../nouns/sync/data/late.command.ts';
import * as send from '../nouns/sync/data/send.command.ts';
import type { CommandInput, CommandName, CommandResult, Saves } from '../contract/port.ts';
import { refuse } from '../domain/result.ts';
import { dropSentAttachments } from '../nouns/attachments/data/make-room.ts';
import type { Command } from './command.ts';
import type { Deps } from './deps.ts';
import { InvalidRecord } from '../store/save.ts';
import { storageFault } from '../store/storage-fault.ts';

/** Every module that declares commands. */
const declared = [
  account,
  lookAround,
  pin,
  pushToken,
  attachmentsKept,
  editBusiness,
  exportBusiness,
  foundBusiness,
  lockDays,
  restoreBusiness,
  parties,
  addExpense,
  editExpense,
  makeDue,
  addActivity,
  addFlock,
  clearApart,
  curves,
  editFlock,
  plans,
  voidActivity,
  imports,
  money,
  rebuild,
  stopLetters,
  openNotice,
  shareSale,
  addPayment,
  correctFirst,
  correctPayment,
  payOut,
  giveBack,
  accept,
  changeMember,
  invite,
  addRun,
  addPurchase,
  editPurchase,
  returnPurchase,
  addSale,
  editSale,
  progressSale,
  returnSale,
  voidSale,
  entries,
  items,
  materials,
  askPlan,
  diagnostic,
  handOver,
  late,
  send,
];

type DeclaredName<M> = M extends unknown
  ? { [K in keyof M]: M[K] extends Command<infer N> ? N : never }[keyof M]
  : never;
type Missing<M> = Exclude<CommandName, DeclaredName<M>>;

const isCommand = (one: unknown): one is Command<CommandName> => typeof one === 'function' && 'command' in one;

/**
 * Commands of the modules, by name. Fails to compile, and lists the names, when some of the contract's commands are not
 * declared.
 */
const byName = <M extends object>(
  modules: readonly M[],
  ..._missing: [Missing<M>] extends [never] ? [] : [Missing<M>]
): ReadonlyMap<CommandName, unknown> =>
  new Map(modules.flatMap((module) => Object.values(module).filter(isCommand).map((one) => [one.command, one] as const))); // prettier-ignore

/** All commands, by name. [DAT-3] */
const commands = byName(declared);

const commandNamed = <N extends CommandName>(name: N) => commands.get(name) as Command<N>;

export const savesOf = (name: CommandName): Saves | undefined => commandNamed(name).saves;

/**
 * Run a command by name. A phone that cannot store, or a record that breaks its schema, is an answer: nothing was
 * saved, the form keeps its text. [DAT-5, DOC-13] Errors: any other fault is a bug and rejects. [DAT-11]
 */
export async function runCommand<N extends CommandName>(
  deps: Deps,
  name: N,
  input: CommandInput<N>,
  again = false,
): Promise<CommandResult<N>> {
  try {
    return await commandNamed(name)(deps, input);
  } catch (fault) {
    if (fault instanceof InvalidRecord) {
      console.error(`${name}: not saved`, fault);
      return refuse({ type: 'NotSaved', reason: 'invalid', field: fault.field });
    }
    const reason = storageFault(fault);
    if (!reason) throw fault;
    // Remove pictures that the server has first, never records; then retry once with the freed space. [MSG-22]
    if (reason === 'quota' && !again && (await roomMade(deps))) return runCommand(deps, name, input, true);
    console.error(`${name}: not saved`, fault);
    return refuse({ type: 'NotSaved', reason });
  }
}

async function roomMade({ session$ }: Deps): Promise<boolean> {
  const attachments = session$.value?.book.attachments;
  if (!attachments) return false;
  return (await dropSentAttachments(attachments).catch(() => 0)) > 0;
}
