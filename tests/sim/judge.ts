import { dequal } from 'dequal/lite';
import type { AsideCode } from '../../src/nouns/business/data/lock-business.ts';
import { replicatedFields } from '../../src/store/save.ts';
import type { RefusedCopy } from '../../src/store/upkeep-store.ts';
import type { Row } from '../../src/store/row-store.ts';
import type { Device } from './device.ts';
import type { Ledger, Saved } from './ledger.ts';
import { isMember } from './members.ts';
import { OWNER } from './people.ts';
import type { SimServer } from './sim-server.ts';
import type { Plain } from './wire.ts';

export interface End {
  readonly devices: readonly Device[];
  readonly server: SimServer;
  readonly ledger: Ledger;
  readonly businessId: string;
}

/** Violations at the end of a history, after all faults have stopped and everything had time to settle. */
export function judge(end: End): string[] {
  const { ledger, devices } = end;
  return [
    ...ledger.bugs,
    ...devices.flatMap((device) => isSettled(end, device)),
    ...keptAll(end),
    ...nothingDoubled(end),
    ...nothingTakenBack(end),
    ...devices
      .filter((device) => isMember(end.server, end.businessId, device))
      .flatMap((device) => agrees(end, device)),
    ...moneyIsWhole(end),
  ];
}

const COLLECTIONS = ['sales', 'customers', 'workspace'] as const;

const rowsOf = ({ disk }: Device, collection: string) => [...disk.rows(collection).values()] as unknown as Row[];
const copiesOf = ({ disk }: Device) => [...disk.rows('upkeep/copies').values()] as unknown as RefusedCopy[];
const pathOf = ({ businessId }: End, collection: string, row: Row) =>
  collection === 'workspace' ? String(row['path']) : `businesses/${businessId}/${collection}/${String(row['id'])}`;

/** Reasons that need no message of the server. */
const ASIDE: ReadonlySet<string> = new Set(['locked', 'late', 'late-refused'] satisfies AsideCode[]);

/** Ids of the records that removed members submitted to the owner. [PPL-11] */
const lateOn = ({ server, businessId }: End) =>
  new Set([...server.collection(`businesses/${businessId}/late`).values()].map(({ record_id }) => record_id));

/** Nothing stays pending forever; every refusal has a reason and a cause; the counts are exact. */
function isSettled(end: End, device: Device): string[] {
  const { ledger } = end;
  // Without the business, none of its records can be accepted.
  const isFoundingDenied = ledger.denied.has(`businesses/${end.businessId}`);
  const found: string[] = [];
  let refused = 0;
  for (const collection of COLLECTIONS)
    for (const row of rowsOf(device, collection)) {
      const path = pathOf(end, collection, row);
      if (row.sync_state === 'pending') found.push(`${device.name}: stuck: ${path} still waits`);
      if (row.sync_state !== 'rejected') continue;
      refused++;
      const { code, message, at } = row.sync_error ?? {};
      if (!code || !at || !(message || ASIDE.has(code)))
        found.push(`${device.name}: no reason: ${path} is refused without one`);
      if (code === 'late' && !lateOn(end).has(String(row['id'])))
        found.push(`${device.name}: not handed over: ${path}`);
      const isRight =
        isFoundingDenied ||
        ledger.poison.has(path) ||
        ledger.denied.has(path) ||
        ledger.sentAgain.has(path) ||
        ledger.lostRights.has(device.who.uid);
      if (!isRight) found.push(`${device.name}: refused for nothing: ${path}, ${code}: ${message}`);
    }
  for (const copy of copiesOf(device)) {
    const path = pathOf(end, copy.collection, copy.mine);
    if (!copy.error?.message) found.push(`${device.name}: no reason: ${copy.key}`);
    const versions = end.server.versions.get(path) ?? [];
    const isForgotten = ledger.forgotten.has(`${device.name} ${copy.collection}/${String(copy.mine['id'])}`);
    if (!isForgotten && versions.every(({ by }) => by === device.name))
      found.push(`${device.name}: conflict with itself: ${copy.key}`);
  }
  const status = device.leader?.status;
  if (!status || status.sending !== 0 || status.connection !== 'online' || status.session !== 'ok')
    found.push(`${device.name}: status is ${JSON.stringify(status)}`);
  return refused === refusedShown(device) ? found : [...found, `${device.name}: refused count is not ${refused}`];
}

function refusedShown(device: Device): number {
  let shown = 0;
  for (const { collection } of device.leader?.book.stores ?? []) {
    const selector = { sync_state: { $eq: 'rejected' } };
    collection
      .count({ selector })
      .$.subscribe((count) => (shown += count))
      .unsubscribe();
  }
  return shown;
}

/** Saves that must be preserved: acknowledged as saved, and not lost by a phone that had warned of it. */
const mustStand = ({ acknowledged, isExcused }: Saved) => acknowledged && !isExcused;

/**
 * Every acknowledged save is on the server, was replaced by a newer one, or is in its phone's list of unsent records,
 * including on the phone of a removed member. [SYN-8]
 */
function keptAll(end: End): string[] {
  const listed = new Map(end.devices.map((device) => [device.name, listedOn(device)]));
  const laterHere = new Map<string, Set<string>>();
  // Newest first, so that for each save the later ones over it are known.
  return end.ledger.saved.toReversed().flatMap((saved) => {
    const name = `${saved.device} ${saved.path}`;
    const later = laterHere.get(name) ?? new Set();
    laterHere.set(name, new Set([...later, ...Object.keys(saved.fields)]));
    if (!mustStand(saved)) return [];
    return isKept(end, saved, listed.get(saved.device)!.get(saved.path) ?? [], later);
  });
}

/** A phone's list of unsent records, by path; both versions of a conflict. */
function listedOn(device: Device): Map<string, Plain[]> {
  const listed = new Map<string, Plain[]>();
  const list = (collection: string, row: Row) => {
    const path = `businesses/${String(row['business_id'])}/${collection}/${String(row['id'])}`;
    listed.set(path, [...(listed.get(path) ?? []), row]);
  };
  for (const { collection, mine } of copiesOf(device)) list(collection, mine);
  for (const collection of COLLECTIONS)
    for (const row of rowsOf(device, collection)) if (row.sync_state !== 'synced') list(collection, row);
  return listed;
}

function isKept({ server }: End, saved: Saved, listed: readonly Plain[], later: ReadonlySet<string>): string[] {
  const versions = server.versions.get(saved.path) ?? [];
  if (saved.isNew && versions.length === 0 && listed.length === 0) return [`${saved.device}: lost: ${saved.path}`];
  return Object.entries(saved.fields).flatMap(([name, value]) => {
    const has = (fields: Plain) => dequal(fields[name], value);
    const isSomewhere = later.has(name) || versions.some(({ fields }) => has(fields)) || listed.some(has);
    return isSomewhere ? [] : [`${saved.device}: lost: ${name} = ${JSON.stringify(value)} of ${saved.path}`];
  });
}

/** Every record exists once, under its own number, with consecutive revisions. */
function nothingDoubled({ server, ledger, businessId }: End): string[] {
  const found: string[] = [];
  const numbers = new Set<unknown>();
  for (const [path, { sale_no }] of server.collection(`businesses/${businessId}/sales`)) {
    if (!ledger.begun.has(path)) found.push(`doubled: nobody made ${path}`);
    if (numbers.has(sale_no)) found.push(`doubled: ${String(sale_no)}`);
    numbers.add(sale_no);
  }
  for (const path of server.collection(`businesses/${businessId}/customers`).keys())
    if (!ledger.begun.has(path)) found.push(`doubled: nobody made ${path}`);
  return found;
}

/** No accepted value is reverted by a device that had not seen it: each value is unique, so none may reappear. */
function nothingTakenBack({ server, ledger }: End): string[] {
  const found: string[] = [];
  for (const [path, versions] of server.versions) {
    if (ledger.sentAgain.has(path) || path.includes('/members/')) continue;
    for (const name of ['name', 'phones', 'note', 'void_reason', 'initial_payment']) {
      const seen = new Set<string>();
      let last: string | undefined;
      for (const { fields, by, rev } of versions) {
        const value = JSON.stringify(fields[name] ?? null);
        if (value !== last && seen.has(value))
          found.push(`taken back: ${name} of ${path} is ${value} again at rev ${rev} by ${by}`);
        seen.add(value);
        last = value;
      }
    }
  }
  return found;
}

/** The device shows exactly the data of the server. */
function agrees(end: End, device: Device): string[] {
  const { server, businessId } = end;
  const found: string[] = [];
  const followed = ['sales', 'customers', 'members', ...(device.who.uid === OWNER ? ['late'] : [])];
  const there = new Map([
    ...followed.flatMap((name) => [...server.collection(`businesses/${businessId}/${name}`)]),
    ...[`businesses/${businessId}`, `settings/${businessId}`, `users/${device.who.uid}`].flatMap((path) => {
      const fields = server.fieldsAt(path);
      return fields ? [[path, fields] as const] : [];
    }),
  ]);
  const here = new Map(
    COLLECTIONS.flatMap((name) => rowsOf(device, name).map((row) => [pathOf(end, name, row), row] as const)),
  );
  for (const [path, fields] of there) {
    const row = here.get(path);
    if (!row) found.push(`${device.name}: missing: ${path}`);
    else if (row.sync_state === 'synced' && !dequal(replicatedFields(withoutInternal(row)), fields))
      found.push(
        `${device.name}: differs: ${path}: ${JSON.stringify(withoutInternal(row))} is not ${JSON.stringify(fields)}`,
      );
  }
  for (const [path, row] of here)
    if (row.sync_state === 'synced' && !there.has(path)) found.push(`${device.name}: only here: ${path}`);
  return found;
}

/** The money of all saved sales is on the server or in a device's list of refused ones. */
function moneyIsWhole({ ledger, server, devices, businessId }: End): string[] {
  const amount = (fields: Plain | undefined) =>
    (fields?.['initial_payment'] as { amount?: number } | undefined)?.amount ?? 0;
  const saved = ledger.saved.filter((one) => mustStand(one) && one.isNew && one.collection === 'sales');
  const paths = new Set(saved.map(({ path }) => path));
  const expected = saved.reduce((sum, { fields }) => sum + amount(fields), 0);
  const saleAt = (row: Row) => `businesses/${businessId}/sales/${String(row['id'])}`;
  let there = 0;
  for (const [path, fields] of server.collection(`businesses/${businessId}/sales`))
    if (paths.has(path)) there += amount(fields);
  for (const device of devices)
    for (const row of rowsOf(device, 'sales'))
      if (row.sync_state === 'rejected' && paths.has(saleAt(row)) && !server.fieldsAt(saleAt(row)))
        there += amount(row);
  return expected === there ? [] : [`money: ${there} instead of ${expected}`];
}

const withoutInternal = (row: Row): Plain =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !['_rev', '_meta', '_attachments', '_deleted'].includes(name)),
  );
