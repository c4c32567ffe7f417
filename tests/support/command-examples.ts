import { latePath } from '../../schemas/late-record.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { SaleLine } from '../../schemas/sale.schema.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { DEMO_PLANS } from '../../scripts/demo-data/plans.ts';
import type { CollectionName } from '../../src/store/book.ts';
import { writeBackup, type Backup } from '../../src/nouns/business/data/backup-file.ts';
import type { Deps } from '../../src/data/deps.ts';
import type { CommandError, CommandInput, CommandMap, CommandName } from '../../src/contract/port.ts';
import { typedLimit, USUAL_LIMITS, type LimitName, type LimitsDraft } from '../../src/domain/business/alert-limits.ts';
import type { ActivityDraft } from '../../src/domain/activities/activity-draft.ts';
import type { ExpenseDraft } from '../../src/domain/expenses/check-expense.ts';
import type { FlockDraft } from '../../src/domain/flocks/check-flock.ts';
import type { PurchaseDraft } from '../../src/domain/purchases/check-purchase.ts';
import { EGG_ITEM_OF_GRADE } from '../../src/domain/sales/egg-items.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { correctionId } from '../../src/domain/corrections/correction-id.ts';
import type { MoneyDraft } from '../../src/domain/money/check-money.ts';
import type { RunDraft } from '../../src/domain/processing/check-run.ts';
import type { EntryDraft } from '../../src/domain/stock/check-entry.ts';
import type { ItemDraft } from '../../src/domain/stock/check-item.ts';
import type { MaterialDraft } from '../../src/domain/stock/check-material.ts';
import { aCustomer, aLateRecord, aPurchaseLine, aSaleLine } from './documents.ts';
import { membership } from './test-book.ts';

/* One example of each command, in the order of a story: Grace has signed in, lost the signal, and continues to work. */

/** Collections of rows; `copies` are conflict versions that await the user's decision. */
export type Place = CollectionName | 'copies';

/**
 * The effect of a command on the book: rows in exactly these collections, or none because
 * - device: it concerns data of this phone only: its sign-in, PIN, choices, pictures, sums
 * - answers: it only returns something, such as a file
 * - refused: it cannot be executed now, and reports that
 */
export type Effect<N extends CommandName> =
  | readonly [Place, ...Place[]]
  | 'device'
  | 'answers'
  | { readonly refused: CommandError<N>['type']; readonly because: 'it asks the server' | 'somebody is signed in' };

type Input<N extends CommandName> = CommandInput<N> | ((story: Story) => Promise<CommandInput<N>>);
export type Example<N extends CommandName> = readonly [effect: Effect<N>, input: Input<N>];

/** The events so far. */
export interface Story {
  readonly phone: Deps;
  /** The result of an earlier command. */
  readonly valueOf: <N extends CommandName>(name: N) => CommandMap[N]['value'];
  /** Run a command that another one requires. */
  readonly prepare: <N extends CommandName>(name: N, input: CommandInput<N>) => Promise<CommandMap[N]['value']>;
  /** The server delivered a document to this phone while it was online. */
  readonly hear: (path: string, fields: Record<string, unknown> & { rev: number }) => Promise<void>;
}

const ASKS_SERVER = { refused: 'NoConnection', because: 'it asks the server' } as const;

const [FARM, STALL, STALL_AGAIN] = ['FarmOfGrace1', 'StallOfGrace', 'StallRestord'];
const [AMINA, SARAH, MUSA, JOEL, JOEL_AGAIN] = ['CustomrAmina', 'CustomrSarah', 'CustomerMusa', 'CustomerJoel', 'CustomerJoe2']; // prettier-ignore
const FEEDS = { id: 'SupplierFeed', name: 'Mbeya Feeds' };
const HATCHERY = { id: 'SupplierHatc', name: 'Ugachick' };

const LINE: SaleLine = aSaleLine({ line_id: 'LineGoodEggs' });
const SALE: SaleDraft = { id: 'SaleOnCredit', lines: [LINE], customer: { id: AMINA, name: 'Amina' }, pay: { kind: 'later' } }; // prettier-ignore
const ORDER: SaleDraft = { id: 'OrderOfEggs1', lines: [LINE], customer: SALE.customer, pay: { kind: 'later' }, is_order: true }; // prettier-ignore
const TRAYS: ItemDraft = { id: 'EggTrays0001', name: 'Egg trays', kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 600 }] }; // prettier-ignore
const SALT: ItemDraft = { ...TRAYS, id: 'ShopSalt0001', name: 'Salt' };
const MASH: MaterialDraft = { id: 'LayersMash01', name: 'Layers mash', category: 'feeds', base_unit: 'g' };
const MAIZE: MaterialDraft = { ...MASH, id: 'MaizeBran001', name: 'Maize bran' };
const PURCHASE: PurchaseDraft = { id: 'PurchaseMaiz', lines: [aPurchaseLine({ line_id: 'LineMaize001', item_id: MAIZE.id })], vendor: FEEDS, pay: { kind: 'later' } }; // prettier-ignore
const RENT: ExpenseDraft = { id: 'RentOfMonths', category: 'rent', amount: 120_000, payee: 'Mr. Ssebunya', pay: { kind: 'all', method: 'cash' }, monthly: true, occurred_at: '2026-10-05T09:00:00.000Z' }; // prettier-ignore
const TO_THE_BANK = 'MoneyToBank1';
const FLOCK: FlockDraft = { id: 'FlockHouse01', name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-10', age_at_placement_days: 140, initial_count: 500, pay: { kind: 'later' } }; // prettier-ignore
const ROUND_APART: ActivityDraft = { id: 'RoundOfApart', farm_id: FLOCK.id, session: 'morning', content: { kind: 'eggs', grades: [{ grade: 'good', qty: 30 }], withheld: true } }; // prettier-ignore
const GIVEN: EntryDraft = { id: 'GiftOfTrays1', item_id: TRAYS.id, qty: 1, content: { kind: 'gift' } };
const MOVED: MoneyDraft = { id: TO_THE_BANK, move: 'moved', method: 'cash', to: 'bank', amount: 500 };
const DEAD: ActivityDraft = { id: 'DeadOfMornin', farm_id: FLOCK.id, session: 'morning', content: { kind: 'mortality', qty: 2, cause: 'heat' } }; // prettier-ignore
const RUN: RunDraft = { id: 'RunOfPacking', type: 'packing', inputs: [packed('good')], outputs: [{ ...packed('cracked'), cost_share: 10_000 }] }; // prettier-ignore
const [PAID, PAID_OUT, INVITED] = ['PaymentAmina', 'PaymentFeeds', 'InviteOfMusa'];

/** An example of every command, by name: a new command does not compile until it has one. [DAT-3] */
export const EXAMPLES: { readonly [N in CommandName]: Example<N> } = {
  'account.signIn': [ASKS_SERVER, { email: 'grace@example.com', password: 'laying-hens' }],
  'account.register': [ASKS_SERVER, { first_name: 'Okello', email: 'okello@example.com', password: 'laying-hens' }],
  'account.sendReset': [ASKS_SERVER, { email: 'grace@example.com' }],
  'account.renewToken': [ASKS_SERVER, {}],
  'account.lookAround': [{ refused: 'SignedIn', because: 'somebody is signed in' }, {}],
  'account.setMe': [['workspace'], { first_name: 'Grace N.', phone: '+256700000001' }],
  'account.keepPushToken': [['workspace'], { token: 'token-of-this-phone' }],
  'account.setPin': ['device', { pin: '4711' }],
  'account.lock': ['device', {}],
  'account.unlock': ['device', async ({ phone }) => ({ uid: Object.keys((await phone.device.get('pins'))!)[0]!, pin: '4711' })], // prettier-ignore
  'account.removePin': ['device', {}],
  'account.signOut': [
    'device',
    async ({ phone }) => {
      // The signed-in user is local to a phone: the provider signs out offline.
      Object.assign(phone, { accounts: () => Promise.resolve({ signOut: () => Promise.resolve() }) });
      return { leave_unsent: true };
    },
  ],

  'business.create': [['workspace'], { id: FARM, name: 'Nakato Poultry', farm: true, shop: false, currency: 'UGX' }],
  'business.setProfile': [['workspace'], { name: 'Nakato Farm', address: 'Kira Road', phone: '', tax_id: '', website: '' }], // prettier-ignore
  'business.setLogo': [['workspace'], { file: null }],
  'business.setType': [['workspace'], { farm: true, shop: false, production: true }],
  'business.setHabits': [['workspace'], { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '70' }], // prettier-ignore
  'business.setLimits': [['workspace'], limitsAsTyped()],
  'business.setTaxes': [
    ['workspace'],
    { taxes: { name: 'VAT', rates: ['18'], goods: 1_800, inclusive: true, claims: true } },
  ],
  'business.setReceipts': [['workspace'], { header: '', footer: 'Webale', width: '58', prefix: '' }],
  'business.addCategory': [['workspace'], { name: 'bedding' }],
  'business.removeCategory': [['workspace'], { name: 'bedding' }],
  'business.offerWord': [['workspace'], { list: 'egg_grades', word: 'small', on: false }],
  'business.addReason': [['workspace'], { list: 'death_reasons', name: 'Snake' }],
  'business.removeReason': [['workspace'], { list: 'death_reasons', name: 'Snake' }],
  'business.lockDays': [['workspace'], { until: '2026-09-01' }],

  'people.invite': [['workspace'], { id: INVITED, kind: 'admin', name: 'Musa', email: 'musa@farm.test', roles: { add_sales: true }, farm_ids: [] }], // prettier-ignore
  'people.revoke': [['workspace'], { id: INVITED }],
  'people.change': [
    ['workspace'],
    async ({ hear }) => {
      await hear(workspacePath.member(FARM, 'juma'), membership('juma', { business_id: FARM }));
      return { uid: 'juma', roles: { add_purchases: true } };
    },
  ],
  'people.remove': [['workspace'], { uid: 'juma' }],
  'people.accept': [ASKS_SERVER, { id: INVITED }],
  'letters.stop': [ASKS_SERVER, { business_id: FARM, stopped: true }],
  'notifications.open': [
    ['workspace'],
    async ({ phone, hear }) => {
      const path = 'notifications/NoticeOfGrace';
      const user_id = phone.session$.value!.book.uid;
      await hear(path, { notification_id: 'NoticeOfGrace', user_id, title: 'Vaccinate', body: '', opened: false, created_at: phone.now().toISOString(), rev: 1 }); // prettier-ignore
      return { path };
    },
  ],
  'subscription.ask': [
    ['workspace'],
    async ({ phone }) => {
      await phone.device.set('plans', DEMO_PLANS);
      return { plan_id: 'year-1', method: 'mobile_money', phone: '+256 700 000001' };
    },
  ],
  'subscription.withdraw': [['workspace'], {}],

  'customers.add': [['customers'], { id: AMINA, name: 'Amina' }],
  'customers.edit': [['customers'], { id: AMINA, name: 'Amina', phone: '+256700000002' }],
  'customers.promise': [['customers'], { id: AMINA, promised_on: '2026-12-01' }],
  'customers.archive': [
    ['customers'],
    async ({ prepare }) => {
      await prepare('customers.add', { id: MUSA, name: 'Musa' });
      return { id: MUSA, archived: true };
    },
  ],
  'customers.merge': [
    ['customers'],
    async ({ prepare }) => {
      await prepare('customers.add', { id: SARAH, name: 'Sarah' });
      return { id: SARAH, into: AMINA };
    },
  ],
  'imports.look': ['answers', { kind: 'customers', rows: [{ row: 1, name: 'Nabirye' }] }],
  'imports.add': [['customers'], { kind: 'customers', rows: [{ row: 1, name: 'Nabirye' }] }],
  'imports.stop': ['answers', { id: 'Import000001' }],

  'suppliers.add': [['vendors'], FEEDS],
  'suppliers.edit': [['vendors'], { ...FEEDS, phone: '+256700000003' }],
  'suppliers.archive': [
    ['vendors'],
    async ({ prepare }) => {
      await prepare('suppliers.add', HATCHERY);
      return { id: HATCHERY.id, archived: true };
    },
  ],
  'suppliers.merge': [['vendors'], { id: HATCHERY.id, into: FEEDS.id }],

  'shop.addItem': [['shop'], TRAYS],
  'shop.editItem': [['shop'], { ...TRAYS, reorder_level: 100 }],
  'shop.addEntry': [['shop', 'stock_entries'], { entry: { id: 'OpeningSalt1', item_id: SALT.id, qty: 40, content: { kind: 'opening', value: 8_000 } }, item: SALT }], // prettier-ignore
  'shop.count': [['stock_entries'], { counts: [{ id: 'CountOfTrays', item_id: TRAYS.id, qty: 12 }] }],
  'shop.correctEntry': [
    ['stock_entries'],
    async ({ prepare }) => {
      await prepare('shop.addEntry', { entry: GIVEN });
      return { entry: { ...GIVEN, qty: 2 }, reason: 'two of them' };
    },
  ],
  'shop.voidEntry': [['stock_entries'], { id: correctionId(GIVEN.id), reason: 'came back' }],
  'shop.archive': [['shop'], { id: TRAYS.id, archived: true }],
  'materials.add': [['raw_materials'], MASH],
  'materials.edit': [['raw_materials'], { ...MASH, min_days_left: 5 }],
  'materials.setRecipe': [['raw_materials'], { id: MASH.id, recipe: { inputs: [{ item_kind: 'raw_material', item_id: 'MaizeWhole01', qty: 70 }], output_qty: 100, expected_loss: 0 } }], // prettier-ignore
  'materials.archive': [['raw_materials'], { id: MASH.id, archived: true }],
  'purchases.add': [['raw_materials', 'purchases'], { draft: PURCHASE, materials: [MAIZE] }],
  'purchases.edit': [['purchases'], { draft: { ...PURCHASE, note: 'damp' }, seen: PURCHASE }],
  'purchases.return': [['purchases'], { id: 'MaizeGoesBac', of_purchase_id: PURCHASE.id, lines: [{ line_id: 'LineMaize001', qty: 70_000 }] }], // prettier-ignore
  'purchases.void': [['purchases'], { id: 'MaizeGoesBac', reason: 'they kept it' }],
  'payments.payOut': [['payments'], { id: PAID_OUT, to: { kind: 'supplier', id: FEEDS.id }, amount: 5_000_000, method: 'cash' }], // prettier-ignore
  'payments.giveBack': [['payments'], { id: 'FeedsGaveBac', side: 'sells', party_id: FEEDS.id, amount: 1_000, method: 'cash' }], // prettier-ignore
  'expenses.add': [['expenses'], RENT],
  'expenses.makeDue': [['expenses'], {}],
  'expenses.edit': [['expenses'], { draft: { ...RENT, note: 'two rooms' }, seen: RENT }],
  'payments.correctFirst': [['expenses'], { of: { kind: 'expense', id: RENT.id }, at: 0, seen: { amount: 120_000, method: 'cash' }, right: { amount: 100_000, method: 'bank' }, reason: 'by the bank' }], // prettier-ignore
  'expenses.void': [['expenses'], { id: RENT.id, reason: 'typed twice' }],

  'sales.add': [['sales'], SALE],
  'sales.edit': [['sales'], { draft: { ...SALE, note: 'for the wedding' }, seen: SALE }],
  'sales.share': [['workspace'], { id: SALE.id }],
  'sales.closeLink': [['workspace'], { id: SALE.id }],
  'payments.add': [['payments'], { id: PAID, sale_id: SALE.id, amount: 1_000, method: 'cash' }],
  'money.add': [['payments'], MOVED],
  'money.correct': [['payments'], { draft: { ...MOVED, amount: 400 }, reason: 'counted again' }],
  'money.void': [['payments'], { id: correctionId(TO_THE_BANK), reason: 'stayed in the box' }],
  'payments.correct': [['payments'], { id: PAID, amount: 900, method: 'bank', occurred_at: '2026-11-20T08:00:00.000Z', reason: 'to the bank' }], // prettier-ignore
  'payments.void': [['payments'], { id: correctionId(PAID), reason: 'another customer’s' }],
  'sales.return': [['sales'], { id: 'EggsCameBack', of_sale_id: SALE.id, lines: [{ line_id: LINE.line_id, qty: 30, restock: 'yes' }] }], // prettier-ignore
  'sales.progress': [
    ['sales'],
    async ({ prepare }) => {
      await prepare('sales.add', ORDER);
      return { id: ORDER.id, to: 'confirmed' };
    },
  ],
  'sales.void': [['sales'], { id: ORDER.id, reason: 'never fetched' }],

  'farm.savePlan': [['workspace'], { name: 'Our vet', purpose: 'layer', source: 'Dr Achieng', steps: [{ step_id: 'nd', vaccine: 'ND', day: 12 }] }], // prettier-ignore
  'farm.removePlan': [['workspace'], async ({ valueOf }) => valueOf('farm.savePlan')],
  'farm.saveCurve': [['workspace'], { name: 'Cobb 500', edition: '2022', source: 'Cobb', days: [{ day: 10, weight_g: 300, fcr: 1, feed_g: 300 }] }], // prettier-ignore
  'farm.removeCurve': [['workspace'], async ({ valueOf }) => valueOf('farm.saveCurve')],
  'farm.addFlock': [['farm'], FLOCK],
  'farm.editFlock': [['farm'], { draft: { ...FLOCK, name: 'Hill house' }, seen: FLOCK }],
  'farm.addActivity': [['farm_activities'], DEAD],
  'farm.correctActivity': [['farm_activities'], { draft: { ...DEAD, session: 'noon' }, reason: 'at noon' }],
  'farm.voidActivity': [['farm_activities'], { id: correctionId(DEAD.id), reason: 'other house' }],
  'farm.clearApart': [
    ['stock_entries'],
    async ({ prepare }) => {
      await prepare('farm.addActivity', ROUND_APART);
      return { id: newDocumentId(), farm_id: FLOCK.id, grade: 'good', qty: 30, became: 'thrown', note: '' };
    },
  ],
  'farm.closeFlock': [['farm'], { id: FLOCK.id, closed_on: '2026-11-20' }],
  'farm.reopenFlock': [['farm'], { id: FLOCK.id }],
  'processing.addRun': [['stock_entries'], RUN],
  'processing.correctRun': [['stock_entries'], { draft: { ...RUN, note: 'by hand' }, reason: 'note' }],
  'processing.voidRun': [['stock_entries'], { id: correctionId(RUN.id), reason: 'wrong tray' }],

  'attachments.keep': ['device', { file: new Blob(['a voice'], { type: 'audio/webm' }), as: 'voice' }],
  'attachments.drop': ['device', async ({ valueOf }) => valueOf('attachments.keep')],
  'attachments.sendAgain': ['device', {}],
  'attachments.setWifi': ['device', { only: true }],
  'ledger.rebuild': ['device', {}],

  'sync.sendNow': ['device', {}],
  'sync.handOver': ['answers', {}],
  'sync.takeOver': [['customers', 'copies'], async ({ valueOf }) => ({ json: fromOtherPhone(valueOf('sync.handOver').json) })], // prettier-ignore
  'sync.keepTheirs': [['copies'], async ({ phone }) => ({ id: await versionOf(phone, AMINA) })],
  'sync.sendAgain': [['customers', 'copies'], async ({ phone }) => ({ collection: 'customers', id: await versionOf(phone, MUSA) })], // prettier-ignore
  'sync.decideLate': [
    ['customers', 'workspace'],
    async ({ hear }) => {
      const record = aCustomer({ id: 'CustomerLate', doc_id: 'CustomerLate', business_id: FARM, rev: 0 });
      const path = latePath(FARM, record.id);
      await hear(path, aLateRecord({ id: record.id, business_id: FARM, collection: 'customers', record_id: record.id, body: JSON.stringify({ record }) })); // prettier-ignore
      return { path, accept: true };
    },
  ],
  'device.diagnostic': ['answers', { browser: 'none', storage: null }],
  'device.export': ['answers', {}],
  'business.export': ['answers', {}],
  'business.restore': [
    ['customers', 'workspace'],
    async ({ prepare }) => {
      await prepare('business.create', { id: STALL, name: 'Market stall', farm: false, shop: true, currency: 'UGX' });
      await prepare('customers.add', { id: JOEL, name: 'Joel' });
      const { json } = await prepare('business.export', {});
      return { json: await resigned(json.replaceAll(STALL, STALL_AGAIN).replaceAll(JOEL, JOEL_AGAIN)) };
    },
  ],
  'business.open': ['device', { id: FARM }],
};

function limitsAsTyped(): LimitsDraft {
  const typed = Object.entries(USUAL_LIMITS).map(([name, limit]) => [name, typedLimit(name as LimitName, limit)]);
  return { ...(Object.fromEntries(typed) as LimitsDraft), feed_days: '10' };
}

function packed(grade: 'good' | 'cracked') {
  return { line_id: newDocumentId(), item_kind: 'shop', item_id: EGG_ITEM_OF_GRADE[grade], qty: 30 } as const;
}

/** A hand-over file with one new customer, and three renamed on both phones. */
function fromOtherPhone(json: string): string {
  const file = JSON.parse(json) as { records: { collection: string; record: { id: string } }[] };
  const handed = (id: string) => file.records.find(({ record }) => record.id === id)!;
  const renamed = [AMINA, SARAH, MUSA].map((id) => {
    const { collection, record } = handed(id);
    return { collection, record: { ...record, name: 'As there' }, base: { ...record, name: 'As before' } };
  });
  const { collection, record } = handed(AMINA);
  const fresh = { collection, record: { ...record, id: 'CustomrOther', doc_id: 'CustomrOther', name: 'Peace' } };
  return JSON.stringify({ ...file, records: [fresh, ...renamed] });
}

async function versionOf({ session$ }: Deps, customer: string): Promise<string> {
  const copies = await session$.value!.book.upkeep.copies.toArray();
  return copies.find(({ mine }) => mine['id'] === customer)!.key;
}

/** A changed backup with a recomputed checksum. */
function resigned(json: string): Promise<string> {
  const { format: _format, version: _version, sha256: _sum, ...backup } = JSON.parse(json) as Backup & Record<'format' | 'version' | 'sha256', unknown>; // prettier-ignore
  return writeBackup(backup);
}
