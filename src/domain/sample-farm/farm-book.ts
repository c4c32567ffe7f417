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
/** What the book gives to each document. */
type Own = 'id' | 'business_id' | 'created_at' | 'created_by' | 'device_id' | 'rev';
type OwnOfFact = Own | 'occurred_at' | 'day' | 'device_seq' | 'sale_no' | 'purchase_no' | 'voucher_no' | 'run_no';
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type NewFact<C extends FactName> = Without<Doc<C>, OwnOfFact>;

/** On which phone something was written, when it happened, and how many minutes later it was typed. */
export interface Written {
  readonly device: Device;
  readonly at: string;
  readonly day: string;
  readonly typedAfter?: number | undefined;
}

/** The book that the farm's people write; ids and numbers are its own. */
export interface FarmBook {
  thing<C extends ThingName>(name: C, fields: Without<Doc<C>, Own>, on: Device, at: string, id?: string): Doc<C>;
  fact<C extends FactName>(name: C, fields: NewFact<C>, written: Written): Doc<C>;
  /** A change made later on a phone: the revision rises and the history tells. */
  change<D extends Doc<CollectionBelow>>(document: D, fields: Partial<D>, made: Change): void;
  newId(): string;
  /** What was written so far. */
  written<C extends CollectionBelow>(name: C): readonly Doc<C>[];
  /** Give the facts their numbers, in the order in which each phone wrote them. */
  close(): FarmDocuments;
}

export interface Change {
  readonly device: Device;
  readonly at: string;
  readonly reason?: string | undefined;
  /** Voiding has words of its own and is no entry of the history. */
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
