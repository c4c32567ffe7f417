import { dequal } from 'dequal/lite';
import { BehaviorSubject } from 'rxjs';
import type { Exclusive } from '../../src/store/book.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { saleTotals } from '../../src/domain/sales/sale-totals.ts';
import { noteInJournal } from '../../src/store/journal.ts';
import { saveAsPending } from '../../src/store/save.ts';
import { takeLocalSeq } from '../../src/store/upkeep-store.ts';
import { sendAgain } from '../../src/nouns/sync/data/send.command.ts';
import type { Row, RowStore } from '../../src/store/row-store.ts';
import type { Session } from '../../src/data/session.ts';
import type { Chance } from './chance.ts';
import type { Device, Tab } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Plain } from './wire.ts';

interface Parts {
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly businessId: string;
  /** A unique number per action, which makes the values it writes unique. */
  readonly number: number;
}

interface Act extends Parts {
  readonly device: Device;
  readonly tab: Tab;
}

const WEIGHTS = { sell: 30, addCustomer: 12, editCustomer: 34, voidSale: 6, savePoison: 1, sendAgain: 3, sendNow: 6 };

/** A user acts on one of the phones; no effect when its app is not open. */
export function somebodyActs({ devices, now, ...parts }: Parts & { devices: readonly Device[]; now: number }): void {
  const { chance, ledger, number } = parts;
  const device = chance.pick(devices);
  const name = chance.weighted(WEIGHTS);
  const tab = device.anyTab(chance);
  if (!tab) return;
  ledger.operations++;
  ledger.note(now, `${device.name}: ${name} (${number})`);
  acts[name]({ ...parts, device, tab }).catch((fault: unknown) => device.judge(name, fault));
}

/**
 * Begin a save on a tab; call the returned function when the screen shows "Saved", which has no effect on a closed tab.
 */
function begin({ ledger, tab, device }: Act, save: Omit<Parameters<Ledger['begin']>[0], 'device'>): () => void {
  const saved = ledger.begin({ ...save, device: device.name });
  return () => {
    if (tab.life.alive) saved(tab.journal.protection$.value.journal === 'on');
  };
}

/** Fields to which actions assign new values. */
const WRITTEN = ['name', 'phones', 'note', 'voided_at', 'voided_by', 'void_reason'];

const line = (chance: Chance) => {
  const trays = chance.whole(1, 9);
  return {
    line_id: chance.id(),
    item_kind: 'egg' as const,
    item_id: 'EggsGood0001',
    description: 'Eggs, good',
    qty: trays * 30,
    unit: 'tray',
    factor: 30,
    unit_price: chance.whole(1, 20) * 1_000,
  };
};

/** User actions; each resolves when the screen has shown the result. Errors: the phone's storage. */
const acts = {
  async sell(act: Act): Promise<void> {
    const { tab, chance, businessId, number } = act;
    const id = chance.id();
    const path = `businesses/${businessId}/sales/${id}`;
    const draft = {
      id,
      lines: [line(chance)],
      pay: { kind: 'all' as const, method: 'cash' as const },
      note: `n${number}`,
    };
    const fields = { initial_payment: { amount: saleTotals(draft, '').total, method: 'cash' }, note: draft.note };
    const saved = begin(act, { collection: 'sales', path, isNew: true, fields });
    if ((await addSale(tab.deps, draft)).ok) saved();
  },

  async addCustomer(act: Act): Promise<void> {
    const { tab, chance, businessId, number } = act;
    const id = chance.id();
    const path = `businesses/${businessId}/customers/${id}`;
    const fields = { name: `Customer ${number}` };
    const saved = begin(act, { collection: 'customers', path, isNew: true, fields });
    if ((await addCustomer(tab.deps, { id, ...fields })).ok) saved();
  },

  /** Change one or two fields of a customer known to several devices. */
  editCustomer(act: Act): Promise<void> {
    const { chance, number } = act;
    const all: Plain = {
      name: `Customer ${number}`,
      phones: [`07${String(number).padStart(8, '0')}`],
      note: `c${number}`,
    };
    const names = Object.keys(all).filter(() => chance.happens(0.45));
    const fields = Object.fromEntries((names.length > 0 ? names : ['note']).map((name) => [name, all[name]]));
    return edit(act, 'customers', fields, () => true);
  },

  voidSale(act: Act): Promise<void> {
    const { device, number } = act;
    const voided_at = new Date(device.wall()).toISOString();
    const fields = { voided_at, voided_by: device.who.uid, void_reason: `v${number}` };
    return edit(act, 'sales', fields, (row) => row['voided_at'] === undefined);
  },

  /** A record that the rules refuse, as written by a newer program or a bug. */
  async savePoison(act: Act): Promise<void> {
    const { tab, chance, ledger, businessId, device } = act;
    const id = chance.id();
    const path = `businesses/${businessId}/customers/${id}`;
    ledger.poison.add(path);
    const at = new Date(device.wall()).toISOString();
    const name = 'x'.repeat(100);
    const after = {
      id,
      doc_id: id,
      business_id: businessId,
      created_at: at,
      created_by: device.who.uid,
      device_id: chance.id(),
      rev: 0,
      name,
    };
    const { book } = tab;
    const saved = begin(act, { collection: 'customers', path, isNew: true, fields: { name } });
    await book.exclusive(async () => {
      // As a version of the app stored it that did not check its records yet.
      const local_seq = await takeLocalSeq(book.upkeep, 1);
      const rows = [{ after: { ...after, sync_state: 'pending' as const, local_seq, updated_at: 0 } }];
      await book.customers.write(rows);
      noteInJournal(book, book.customers, rows);
    });
    saved();
  },

  /** Send a refused record again, or the local version of a conflict. */
  async sendAgain(act: Act): Promise<void> {
    const { tab, chance, ledger, businessId, device } = act;
    const copies = (await tab.book.upkeep.copies.toArray()).filter(({ collection }) => collection !== 'workspace');
    const refused = [...device.disk.table('customers').inState('rejected').values()];
    const ids = [...copies.map(({ key }) => key), ...refused.map((row) => String(row['id']))].sort();
    if (ids.length === 0) return;
    const id = chance.pick(ids);
    const copy = copies.find(({ key }) => key === id);
    const collection = copy ? copy.collection : 'customers';
    const path = `businesses/${businessId}/${collection}/${String(copy ? copy.mine['id'] : id)}`;
    ledger.sentAgain.add(path);
    // A normal save: it replaces what was saved on this phone before.
    const { mine } = copy ?? {};
    const names = new Set(Object.keys(mine ?? {}).filter((name) => !dequal(mine![name], mine!.sync_base?.[name])));
    const fields = Object.fromEntries(WRITTEN.filter((name) => names.has(name)).map((name) => [name, mine![name]]));
    // The save begins at its position in the order of the phone's writes: an edit waiting for the lock may come before
    // it.
    let saved: (() => void) | undefined;
    const exclusive: Exclusive = (work) =>
      tab.book.exclusive(() => {
        saved = begin(act, { collection: collection as 'customers', path, isNew: false, fields });
        return work();
      });
    const session$ = new BehaviorSubject<Session | undefined>({ ...tab.session, book: { ...tab.book, exclusive } });
    if ((await sendAgain({ ...tab.deps, session$ }, { collection, id })).ok) saved?.();
  },

  sendNow({ tab }: Act): Promise<void> {
    tab.session.sync.sendNow();
    return Promise.resolve();
  },
};

/** Change a record as a command does: read, decide and write under the lock. */
async function edit(
  act: Act,
  collection: 'sales' | 'customers',
  fields: Plain,
  mayBe: (row: Row) => boolean,
): Promise<void> {
  const { tab, chance, businessId, device } = act;
  const { book } = tab;
  const known = [...device.disk.rows(collection).keys()].sort();
  if (known.length === 0) return;
  // A few records are changed often, which causes conflicts.
  const id = known[Math.floor(chance.draw() ** 3 * known.length)]!;
  const store = book[collection] as unknown as RowStore;
  const path = `businesses/${businessId}/${collection}/${id}`;
  const saved = await book.exclusive(async () => {
    const before = (await store.find([id])).get(id);
    if (!before || before.sync_state === 'rejected' || !mayBe(before)) return undefined;
    const begun = begin(act, { collection, path, isNew: false, fields });
    await saveAsPending(book, store, [{ before, after: { ...before, ...fields } }]);
    return begun;
  });
  saved?.();
}
