import * as account from './account/account.command.ts';
import * as lookAround from './account/look-around.command.ts';
import * as pin from './account/pin.command.ts';
import * as pushToken from './account/push-token.command.ts';
import * as attachmentsKept from './attachments/attachments.command.ts';
import * as editBusiness from './business/edit-business.command.ts';
import * as exportBusiness from './business/export-business.command.ts';
import * as foundBusiness from './business/found-business.command.ts';
import * as lockDays from './business/lock-days.command.ts';
import * as restoreBusiness from './business/restore-business.command.ts';
import * as addCustomer from './customers/add-customer.command.ts';
import * as editCustomer from './customers/edit-customer.command.ts';
import * as addExpense from './expenses/add-expense.command.ts';
import * as editExpense from './expenses/edit-expense.command.ts';
import * as makeDue from './expenses/make-due.command.ts';
import * as addActivity from './farm/add-activity.command.ts';
import * as addFlock from './farm/add-flock.command.ts';
import * as clearApart from './farm/clear-apart.command.ts';
import * as curves from './farm/curves.command.ts';
import * as editFlock from './farm/edit-flock.command.ts';
import * as plans from './farm/plans.command.ts';
import * as voidActivity from './farm/void-activity.command.ts';
import * as imports from './imports/import.command.ts';
import * as rebuild from './ledger/rebuild.command.ts';
import * as stopLetters from './letters/stop-letters.command.ts';
import * as openNotice from './notifications/open-notice.command.ts';
import * as shareSale from './papers/share-sale.command.ts';
import * as addPayment from './payments/add-payment.command.ts';
import * as payOut from './payments/pay-out.command.ts';
import * as accept from './people/accept.command.ts';
import * as changeMember from './people/change-member.command.ts';
import * as invite from './people/invite.command.ts';
import * as addRun from './processing/add-run.command.ts';
import * as addPurchase from './purchases/add-purchase.command.ts';
import * as editPurchase from './purchases/edit-purchase.command.ts';
import * as returnPurchase from './purchases/return-purchase.command.ts';
import * as addSale from './sales/add-sale.command.ts';
import * as editSale from './sales/edit-sale.command.ts';
import * as progressSale from './sales/progress-sale.command.ts';
import * as returnSale from './sales/return-sale.command.ts';
import * as voidSale from './sales/void-sale.command.ts';
import * as entries from './shop/entries.command.ts';
import * as items from './shop/items.command.ts';
import * as materials from './shop/materials.command.ts';
import * as askPlan from './subscription/ask-plan.command.ts';
import * as addSupplier from './suppliers/add-supplier.command.ts';
import * as editSupplier from './suppliers/edit-supplier.command.ts';
import * as diagnostic from './sync/diagnostic.command.ts';
import * as handOver from './sync/hand-over.command.ts';
import * as late from './sync/late.command.ts';
import * as send from './sync/send.command.ts';
import type { CommandInput, CommandName, CommandResult, Saves } from '../contract/port.ts';
import { refuse } from '../domain/result.ts';
import { dropSentAttachments } from './attachments/make-room.ts';
import type { Command } from './command.ts';
import type { Deps } from './deps.ts';
import { storageFault } from './storage-fault.ts';

/** Where commands are declared. */
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
  addCustomer,
  editCustomer,
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
  rebuild,
  stopLetters,
  openNotice,
  shareSale,
  addPayment,
  payOut,
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
  addSupplier,
  editSupplier,
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

/** What modules declare, by name. Does not compile, and says their names, while none of them declares some of the contract's commands. */
const byName = <M extends object>(
  modules: readonly M[],
  ..._missing: [Missing<M>] extends [never] ? [] : [Missing<M>]
): ReadonlyMap<CommandName, unknown> =>
  new Map(modules.flatMap((module) => Object.values(module).filter(isCommand).map((one) => [one.command, one] as const))); // prettier-ignore

/** Everything that can be done. [DAT-3] */
const commands = byName(declared);

const commandNamed = <N extends CommandName>(name: N) => commands.get(name) as Command<N>;

export const savesOf = (name: CommandName): Saves | undefined => commandNamed(name).saves;

/**
 * Run a command by name. A phone that cannot store is an answer: nothing was saved, the form keeps its text. [DAT-5]
 * Errors: any other fault is a bug and rejects. [DAT-11]
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
    const reason = storageFault(fault);
    if (!reason) throw fault;
    // Pictures that the server has go first, records never; with the room they leave it is tried once more. [MSG-22]
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
