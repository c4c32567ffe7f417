import { cardsBeside, collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { cardOf } from '../../../schemas/flock-card.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import type { Member } from '../../../schemas/workspace.schema.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { AccountName, Actor } from './actors.ts';
import { farmOf, memberRow, recordsOf, userOf, type Farm, type StoredRecord } from './farm.ts';
import type { FirestoreClient, Verdict, WireWrite } from './firestore-client.ts';
import type { Person, RulesServer } from './server.ts';
import type { Fields } from './wire-value.ts';

/** Changes to a document: an undefined field is removed. */
export type Changes = Fields;

/** One actor and one farm, with all actions that tests attempt. */
export type Visitor = ReturnType<typeof visitorOf>;

/** The accounts of one suite. */
export type People = Readonly<Record<AccountName, Person>>;

/** Create the accounts of a suite. */
export async function signUpAll(server: RulesServer): Promise<People> {
  const names: AccountName[] = ['owner', 'otherOwner', 'helper', 'stranger', 'newcomer'];
  const people = await Promise.all(
    names.map(async (name): Promise<[AccountName, Person]> => [name, await server.signUp(`${name}@example.com`)]),
  );
  return Object.fromEntries(people) as Record<AccountName, Person>;
}

/** A farm in the database, with the actor's row among its members, and the actor's client. */
export async function visit(server: RulesServer, people: People, actor: Actor) {
  const farm = farmOf(people.owner);
  const foreign = farmOf(people.otherOwner);
  const rows = [...rowsOf(farm), ...rowsOf(foreign)];
  const person = actor.account === 'nobody' ? undefined : people[actor.account];
  if (person && actor.member) {
    rows.push([`businesses/${farm.id}/members/${person.uid}`, memberRow(farm.id, person, actor.member)]);
  }
  if (person && actor.registered) rows.push([`users/${person.uid}`, userOf(person)]);
  else if (person) await server.operator.remove(`users/${person.uid}`);
  await server.operator.put(rows.flatMap(withCard));
  return visitorOf(server, people, farm, foreign, person);
}

const BELOW = Object.keys(collections) as CollectionBelow[];

const rowsOf = (farm: Farm): [path: string, fields: object][] => [
  [`businesses/${farm.id}`, farm.business],
  [`settings/${farm.id}`, farm.settings],
  [`businesses/${farm.id}/members/${farm.ownerRow.user_id}`, farm.ownerRow],
  ...BELOW.map((name): [string, object] => [
    `businesses/${farm.id}/${name}/${farm.records[name].id}`,
    farm.records[name],
  ]),
];

/** A document as sent by the app: with its card when it has one. [PPL-14] */
export function withCard([path, fields]: readonly [path: string, fields: object]): [path: string, fields: object][] {
  const [, home, name = '', id] = /^(.*\/)([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const card = cardsBeside(name);
  return card
    ? [
        [path, fields],
        [`${home}${card.name}/${id}`, cardOf(card, fields)],
      ]
    : [[path, fields]];
}

/** The fields written by a user who voids. */
export const voidOf = ({ uid }: Pick<Person, 'uid'>) => ({
  voided_at: '2026-03-03T10:00:00.000Z',
  voided_by: uid,
  void_reason: 'typed twice',
});

function visitorOf(server: RulesServer, people: People, farm: Farm, foreign: Farm, person: Person | undefined) {
  const client: FirestoreClient = server.client(person?.token);
  const me: Person = person ?? { uid: 'nobody', email: 'nobody@example.com', token: '' };
  const home = `businesses/${farm.id}`;
  const set = (path: string, fields: object): WireWrite => client.setWrite(path, fields as Fields);
  const writesOf = (path: string, fields: object): WireWrite[] =>
    withCard([path, fields]).map(([at, said]) => set(at, said));
  const send = (path: string, fields: object): Promise<Verdict> => client.commit(writesOf(path, fields));
  const newRecord = (name: CollectionBelow, changes: Changes = {}): StoredRecord => ({
    ...recordsOf(farm.id, me, farm.records.farm.id)[name],
    ...(name === 'farm' && { id: newDocumentId() }),
    ...changes,
  });
  const pathTo = (name: CollectionBelow, { id }: { readonly id: string } = farm.records[name]) =>
    `${home}/${name}/${id}`;
  const create = (name: CollectionBelow, changes: Changes = {}) => {
    const record = newRecord(name, changes);
    return send(pathTo(name, record), record);
  };
  const change = (name: CollectionBelow, changes: Changes = {}) =>
    send(pathTo(name), { ...farm.records[name], rev: 2, ...changes });

  return {
    /** The raw client, for requests without a named action below. */
    client,
    operator: {
      ...server.operator,
      put: (rows: readonly (readonly [path: string, fields: object])[]) => server.operator.put(rows.flatMap(withCard)),
      /** Store rows unchanged, without cards. */
      putAlone: (rows: readonly (readonly [path: string, fields: object])[]) => server.operator.put(rows),
    },
    /** The client of another account, in addition to the actor's. */
    as: (account: AccountName) => server.client(people[account].token),
    me,
    farm,
    /** Another farm, owned by `otherOwner`. */
    foreign,
    home,
    path: {
      settings: `settings/${farm.id}`,
      business: home,
      ownerRow: `${home}/members/${farm.ownerRow.user_id}`,
      myRow: `${home}/members/${me.uid}`,
      sale: `${home}/sales/${farm.sale.id}`,
      customer: `${home}/customers/${farm.customer.id}`,
      user: `users/${me.uid}`,
    },
    set,
    /** The writes of a document and of its card, and both in one commit. */
    writesOf,
    send,
    get: (path: string) => client.get(path),
    /** A new document of a collection as the app would send it, with changes; and the stored one, changed. */
    newRecord,
    pathTo,
    create,
    change,
    newSale: (changes: Changes = {}) => newRecord('sales', changes) as unknown as Sale,
    newCustomer: (changes: Changes = {}) => newRecord('customers', changes),
    createSale: (changes: Changes = {}) => create('sales', changes),
    createCustomer(changes: Changes = {}) {
      const id = newDocumentId();
      return create('customers', { id, doc_id: id, ...changes });
    },
    changeSale: (changes: Changes = {}) => change('sales', changes),
    changeCustomer: (changes: Changes = {}) => change('customers', changes),
    voidRecord: (name: CollectionBelow, changes: Changes = {}) => change(name, { ...voidOf(me), ...changes }),
    changeSettings: (changes: Changes = {}) => send(`settings/${farm.id}`, { ...farm.settings, rev: 2, ...changes }),
    changeBusiness: (changes: Changes = {}) => send(home, { ...farm.business, rev: 2, ...changes }),
    changeOwnerRow: (changes: Changes = {}) =>
      send(`${home}/members/${farm.ownerRow.user_id}`, { ...farm.ownerRow, rev: 2, ...changes }),
    /** Store the row of the helper, by default an attendant, and change it as the actor. */
    async changeHelper(changes: Changes = {}, before: Partial<Member> = {}) {
      const row = memberRow(farm.id, people.helper, { role: 'attendant', ...before });
      const path = `${home}/members/${row.user_id}`;
      await server.operator.put([[path, row]]);
      return send(path, { ...row, rev: 2, ...changes });
    },
    /** Limit the actor, an attendant, to these flocks from now on. */
    async workIn(...farm_ids: string[]) {
      const row = memberRow(farm.id, me, { role: 'attendant', farm_ids });
      await server.operator.put([[`${home}/members/${me.uid}`, row]]);
    },
    createUser: (changes: Changes = {}) => send(`users/${me.uid}`, { ...userOf(me), ...changes }),
    async changeUser(changes: Changes = {}) {
      const { updated_at: _at, ...before } = (await server.operator.fieldsAt(`users/${me.uid}`)) ?? {};
      return send(`users/${me.uid}`, { ...before, rev: 2, ...changes });
    },
    /** The actor founds a new business; `only` limits the batch to a part. */
    found({ id, business, settings, member, whole = {}, only = ['business', 'settings', 'member'] }: Founding = {}) {
      const own = farmOf(me, id);
      const writes = {
        business: set(`businesses/${own.id}`, whole.business ?? { ...own.business, ...business }),
        settings: set(`settings/${own.id}`, whole.settings ?? { ...own.settings, ...settings }),
        member: set(`businesses/${own.id}/members/${me.uid}`, whole.member ?? { ...own.ownerRow, ...member }),
      };
      return client.commit(only.map((part) => writes[part]));
    },
  };
}

interface Founding {
  readonly id?: string;
  readonly business?: Changes;
  readonly settings?: Changes;
  readonly member?: Changes;
  /** Documents that replace the usual ones, unchanged. */
  readonly whole?: { business?: object; settings?: object; member?: object };
  readonly only?: readonly ('business' | 'settings' | 'member')[];
}
