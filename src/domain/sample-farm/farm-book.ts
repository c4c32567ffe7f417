import type { collections, CollectionBelow } from '../../../schemas/collections.ts';
import type { DocumentOf } from '../../../schemas/document-kind.ts';
import type { Device, FarmPeople } from './devices.ts';
import { diceOf } from './dice.ts';
import type { FarmClock } from './farm-clock.ts';

/** A document of a collection. */
export type Doc<C extends CollectionBelow> = DocumentOf<(typeof collections)[C]['kind']>;
/** All documents of a farm, by collection, in the order in which they were written. */
export type FarmDocuments = { readonly [C in CollectionBelow]: Doc<C>[] };

type FactName = Exclude<CollectionBelow, 'shop' | 'farm' | 'raw_materials' | 'customers' | 'vendors'>;
type ThingName = Exclude<CollectionBelow, FactName>;
/** Fields that the book adds to each document. */
type Own = 'id' | 'business_id' | 'created_at' | 'created_by' | 'device_id' | 'rev';
type OwnOfFact = Own | 'occurred_at' | 'day' | 'device_seq' | 'sale_no' | 'purchase_no' | 'voucher_no' | 'run_no';
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type NewFact<C extends FactName> = Without<Doc<C>, OwnOfFact>;

/** The phone of a record, when it happened, and how many minutes later it was entered. */
export interface Written {
  readonly device: Device;
  readonly at: string;
  readonly day: string;
  readonly typedAfter?: number | undefined;
}

/** The book written by the farm's people; it assigns ids and numbers. */
export interface FarmBook {
  thing<C extends ThingName>(name: C, fields: Without<Doc<C>, Own>, on: Device, at: string, id?: string): Doc<C>;
  fact<C extends FactName>(name: C, fields: NewFact<C>, written: Written): Doc<C>;
  /** Change a document later on a phone: increases the revision and adds a history entry. */
  change<D extends Doc<CollectionBelow>>(document: D, fields: Partial<D>, made: Change): void;
  newId(): string;
  /** The documents written so far. */
  written<C extends CollectionBelow>(name: C): readonly Doc<C>[];
  /** Assign numbers to the facts, in the order in which each phone wrote them. */
  close(): FarmDocuments;
}

export interface Change {
  readonly device: Device;
  readonly at: string;
  readonly reason?: string | undefined;
  /** Voiding has fields of its own and no history entry. */
  readonly silent?: boolean;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const NUMBERED = { sales: 'sale_no', purchases: 'purchase_no', expenses: 'voucher_no' } as const;

export function openFarmBook(seed: number, business_id: string, people: FarmPeople, clock: FarmClock): FarmBook {
  const idDice = diceOf(seed, 'ids');
  const newId = () => Array.from({ length: 12 }, () => ALPHABET[idDice.between(0, 61)]).join('');
  const documents = emptyDocuments();
  const facts: { name: FactName; document: Doc<FactName>; device: Device }[] = [];
  const own = (device: Device, created_at: string, id = newId()) => ({
    id,
    business_id,
    created_at,
    created_by: people[device.by],
    device_id: device.device_id,
    rev: 1,
  });
  return {
    newId,
    written: (name) => documents[name],
    thing(name, fields, device, at, id) {
      const document = { ...own(device, at, id), ...fields } as unknown as Doc<typeof name>;
      (documents[name] as Doc<typeof name>[]).push(document);
      return document;
    },
    fact(name, fields, { device, at, day, typedAfter = 1 }) {
      const created_at = clock.after(at, typedAfter);
      const numbers = { occurred_at: at, day, device_seq: 0 };
      const document = { ...own(device, created_at), ...numbers, ...fields } as unknown as Doc<typeof name>;
      (documents[name] as Doc<typeof name>[]).push(document);
      facts.push({ name, document, device });
      return document;
    },
    change(document, fields, { device, at, reason, silent = false }) {
      const entry = { rev: document.rev, at, by: people[device.by], changed: Object.keys(fields).join(', ') };
      const history = [...(document.history ?? []), reason === undefined ? entry : { ...entry, reason }];
      Object.assign(document, fields, { rev: document.rev + 1 }, silent ? {} : { history });
    },
    close() {
      number(facts);
      return documents;
    },
  };
}

function number(facts: readonly { name: FactName; document: Doc<FactName>; device: Device }[]): void {
  const counters = new Map<string, number>();
  const next = (of: string) => counters.set(of, (counters.get(of) ?? 0) + 1).get(of)!;
  const inOrder = facts
    .map((fact, i) => ({ ...fact, i }))
    .sort(
      (a, b) =>
        (a.document.created_at < b.document.created_at ? -1 : Number(a.document.created_at > b.document.created_at)) ||
        a.i - b.i,
    );
  for (const { name, document, device } of inOrder) {
    document.device_seq = next(device.device_id);
    const numberName = nameOfNumber(name, document);
    if (numberName === undefined) continue;
    const count = String(next(`${device.device_id} ${numberName}`)).padStart(4, '0');
    Object.assign(document, { [numberName]: `${device.tag}-${count}` });
  }
}

const nameOfNumber = (name: FactName, document: Doc<FactName>): string | undefined =>
  name === 'stock_entries'
    ? 'kind' in document && document.kind === 'production'
      ? 'run_no'
      : undefined
    : (NUMBERED as Partial<Record<FactName, string>>)[name];

const emptyDocuments = (): FarmDocuments => ({
  customers: [],
  vendors: [],
  shop: [],
  raw_materials: [],
  farm: [],
  purchases: [],
  stock_entries: [],
  farm_activities: [],
  sales: [],
  payments: [],
  expenses: [],
});
