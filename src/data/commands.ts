import { register, sendReset, setMe, signIn, signOut } from './account/account.command.ts';
import { lookAround } from './account/look-around.command.ts';
import { lock, removePin, setPin, unlock } from './account/pin.command.ts';
import { keepPushToken } from './account/push-token.command.ts';
import { openBusiness } from './business/create-business.command.ts';
import { foundBusiness } from './business/found-business.command.ts';
import {
  addCategory,
  addReason,
  offerWord,
  removeCategory,
  removeReason,
  setHabits,
  setLimits,
  setLogo,
  setProfile,
  setReceipts,
  setType,
} from './business/edit-business.command.ts';
import { lockDays } from './business/lock-days.command.ts';
import { addCustomer } from './customers/add-customer.command.ts';
import { archiveCustomer, editCustomer, mergeCustomers, promiseOfCustomer } from './customers/edit-customer.command.ts';
import { addExpense } from './expenses/add-expense.command.ts';
import { editExpense } from './expenses/edit-expense.command.ts';
import { makeDue } from './expenses/make-due.command.ts';
import { refuse } from '../domain/result.ts';
import type { Deps } from './deps.ts';
import type { CommandInput, CommandName, CommandResult } from '../contract/port.ts';
import { addActivity } from './farm/add-activity.command.ts';
import { removeCurve, saveCurve } from './farm/curves.command.ts';
import { removePlan, savePlan } from './farm/plans.command.ts';
import { addFlock } from './farm/add-flock.command.ts';
import { closeFlock, editFlock, reopenFlock } from './farm/edit-flock.command.ts';
import { clearApart } from './farm/clear-apart.command.ts';
import { voidActivity } from './farm/void-activity.command.ts';
import { rebuildLedger } from './ledger/rebuild.command.ts';
import { acceptInvitation } from './people/accept.command.ts';
import { changeMember, removeMember } from './people/change-member.command.ts';
import { invite, revokeInvite } from './people/invite.command.ts';
import { openNotice } from './notifications/open-notice.command.ts';
import { closeLink, shareSale } from './papers/share-sale.command.ts';
import { dropSentAttachments } from './attachments/make-room.ts';
import { stopLetters } from './letters/stop-letters.command.ts';
import {
  dropAttachment,
  keepAttachment,
  resendAttachments,
  setAttachmentsOnWifi,
} from './attachments/attachments.command.ts';
import { addPayment } from './payments/add-payment.command.ts';
import { addRun, voidRun } from './processing/add-run.command.ts';
import { addPurchase } from './purchases/add-purchase.command.ts';
import { returnPurchase } from './purchases/return-purchase.command.ts';
import { editPurchase, voidPurchase } from './purchases/edit-purchase.command.ts';
import { addSale } from './sales/add-sale.command.ts';
import { editSale } from './sales/edit-sale.command.ts';
import { addEntry, saveCounts, voidEntry } from './shop/entries.command.ts';
import { exportBusiness } from './business/export-business.command.ts';
import { restoreBusiness } from './business/restore-business.command.ts';
import { addItem, archiveItem, editItem } from './shop/items.command.ts';
import { addMaterial, archiveMaterial, editMaterial } from './shop/materials.command.ts';
import { payOut } from './payments/pay-out.command.ts';
import { askForPlan, withdrawAsk } from './subscription/ask-plan.command.ts';
import { addSupplier } from './suppliers/add-supplier.command.ts';
import { archiveSupplier, editSupplier, mergeSuppliers } from './suppliers/edit-supplier.command.ts';
import { voidFact } from './void-fact.ts';
import { progressSale } from './sales/progress-sale.command.ts';
import { returnSale } from './sales/return-sale.command.ts';
import { voidSale } from './sales/void-sale.command.ts';
import { storageFault } from './storage-fault.ts';
import { diagnostic } from './sync/diagnostic.command.ts';
import { decideLate } from './sync/late.command.ts';
import { handOver, takeOver } from './sync/hand-over.command.ts';
import { exportDevice, keepTheirs, sendAgain, sendNow } from './sync/send.command.ts';

/** Everything that can be done, by name. [DAT-3] */
const commands: { [N in CommandName]: (deps: Deps, input: CommandInput<N>) => Promise<CommandResult<N>> } = {
  'account.signIn': signIn,
  'account.register': register,
  'account.sendReset': sendReset,
  'account.setPin': setPin,
  'account.removePin': removePin,
  'account.keepPushToken': keepPushToken,
  'account.lookAround': lookAround,
  'account.lock': lock,
  'account.unlock': unlock,
  'account.signOut': signOut,
  'account.setMe': setMe,
  'business.create': foundBusiness,
  'business.open': openBusiness,
  'business.setProfile': setProfile,
  'business.setLogo': setLogo,
  'business.setType': setType,
  'business.setHabits': setHabits,
  'business.setLimits': setLimits,
  'letters.stop': stopLetters,
  'business.setReceipts': setReceipts,
  'business.addCategory': addCategory,
  'business.removeCategory': removeCategory,
  'business.lockDays': lockDays,
  'business.offerWord': offerWord,
  'business.addReason': addReason,
  'business.removeReason': removeReason,
  'sales.add': addSale,
  'sales.edit': editSale,
  'sales.void': voidSale,
  'sales.progress': progressSale,
  'sales.return': returnSale,
  'sales.share': shareSale,
  'sales.closeLink': closeLink,
  'payments.add': addPayment,
  'shop.addItem': addItem,
  'shop.editItem': editItem,
  'shop.archive': archiveItem,
  'shop.addEntry': addEntry,
  'shop.count': saveCounts,
  'processing.addRun': addRun,
  'processing.voidRun': voidRun,
  'shop.voidEntry': voidEntry,
  'materials.add': addMaterial,
  'materials.edit': editMaterial,
  'materials.archive': archiveMaterial,
  'purchases.add': addPurchase,
  'purchases.edit': editPurchase,
  'purchases.return': returnPurchase,
  'purchases.void': voidPurchase,
  'payments.payOut': payOut,
  'payments.void': (deps, input) => voidFact(deps, 'payments', input),
  'suppliers.add': addSupplier,
  'suppliers.edit': editSupplier,
  'suppliers.archive': archiveSupplier,
  'suppliers.merge': mergeSuppliers,
  'expenses.add': addExpense,
  'expenses.edit': editExpense,
  'expenses.void': (deps, input) => voidFact(deps, 'expenses', input),
  'expenses.makeDue': makeDue,
  'customers.add': addCustomer,
  'customers.edit': editCustomer,
  'attachments.keep': keepAttachment,
  'attachments.drop': dropAttachment,
  'attachments.sendAgain': resendAttachments,
  'attachments.setWifi': setAttachmentsOnWifi,
  'farm.savePlan': savePlan,
  'farm.removePlan': removePlan,
  'farm.saveCurve': saveCurve,
  'farm.removeCurve': removeCurve,
  'farm.addFlock': addFlock,
  'farm.editFlock': editFlock,
  'farm.closeFlock': closeFlock,
  'farm.reopenFlock': reopenFlock,
  'farm.addActivity': addActivity,
  'farm.voidActivity': voidActivity,
  'farm.clearApart': clearApart,
  'customers.archive': archiveCustomer,
  'customers.merge': mergeCustomers,
  'customers.promise': promiseOfCustomer,
  // Loaded with their first use: most people never bring anything in.
  'imports.look': async (deps, input) => (await import('./imports/import.command.ts')).lookAtRows(deps, input),
  'imports.add': async (deps, input) => (await import('./imports/import.command.ts')).addRows(deps, input),
  'imports.stop': async (_deps, input) => (await import('./imports/stopping.ts')).stopImport(input),
  'people.invite': invite,
  'people.revoke': revokeInvite,
  'people.change': changeMember,
  'people.remove': removeMember,
  'people.accept': acceptInvitation,
  'notifications.open': openNotice,
  'subscription.ask': askForPlan,
  'subscription.withdraw': withdrawAsk,
  'sync.sendNow': sendNow,
  'sync.sendAgain': sendAgain,
  'sync.keepTheirs': keepTheirs,
  'sync.handOver': handOver,
  'sync.takeOver': takeOver,
  'sync.decideLate': decideLate,
  'ledger.rebuild': rebuildLedger,
  'device.diagnostic': diagnostic,
  'business.export': exportBusiness,
  'business.restore': restoreBusiness,
  'device.export': exportDevice,
};

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
    return await commands[name](deps, input);
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
