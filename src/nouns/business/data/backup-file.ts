import type { BackupError } from '../../../contract/business.ts';
import * as v from 'valibot';
import { collections, type CollectionBelow } from '../../../../schemas/collections.ts';
import { checkDocument, type AnyKind } from '../../../../schemas/document-kind.ts';
import { business, member, settings, user, workspacePath } from '../../../../schemas/workspace.schema.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';

/*
 * A backup is one JSON text: every record of one business that is on a phone, its members, and the unsent records.
 * Other programs find the records under `documents`; `sha256` is of the whole without itself. [IMP-2, IMP-4]
 */

const FORMAT = 'flockbook-business';
const VERSION = 2;

const PEOPLE = { users: user, businesses: business, settings, members: member } as const;
export const PEOPLE_KINDS = Object.keys(PEOPLE) as readonly (keyof typeof PEOPLE)[];

const fields = v.record(v.string(), v.unknown());
const unsent = v.object({
  collection: v.picklist(Object.keys(collections) as CollectionBelow[]),
  /** A version that lost a conflict is kept beside its record, which is among the documents. */
  is_copy: v.boolean(),
  record: v.looseObject({ id: v.string(), rev: v.number() }),
  base: v.optional(v.looseObject({ rev: v.number() })),
  earlier: v.optional(v.array(fields)),
});
const about = v.object({
  path: v.string(),
  doc_kind: v.picklist(PEOPLE_KINDS),
  fields: v.looseObject({ rev: v.number() }),
  /** Present while the server does not have it: its edit base, and its batch. */
  waits: v.optional(v.object({ base: v.optional(fields), batch: v.optional(v.string()) })),
});
const backupFile = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  exported_at: v.string(),
  /** The phone that created it did not have everything that the server had. */
  is_part: v.optional(v.literal(true)),
  from: v.object({ uid: v.string(), email: v.string() }),
  business: v.object({ id: v.string(), name: v.string(), currency: v.string() }),
  documents: v.record(v.string(), v.array(v.looseObject({ rev: v.number() }))),
  people: v.array(about),
  unsent: v.array(unsent),
});

/** Contents of a backup file. */
export type Backup = Omit<v.InferOutput<typeof backupFile>, 'format' | 'version'>;

/** The text of a backup file. */
export async function writeBackup(backup: Backup): Promise<string> {
  const whole = { format: FORMAT, version: VERSION, ...backup };
  const sha256 = await sumOf(JSON.stringify(whole));
  return JSON.stringify({ ...whole, sha256 }, null, 1);
}

/**
 * Contents of a backup file, after checking everything in it: its checksum, its kinds, and that all is of one business.
 * [IMP-4]
 */
export async function readBackup(json: string): Promise<Result<Backup, BackupError>> {
  const read = parsed(json);
  // A truncated file cannot be parsed, but its beginning shows that it is a backup.
  if (read === undefined) return refuse({ type: json.includes(`"${FORMAT}"`) ? 'DamagedBackup' : 'NotABackup' });
  if (read.format !== FORMAT) return refuse({ type: 'NotABackup' });
  if (typeof read.version === 'number' && read.version > VERSION) return refuse({ type: 'NewerBackup' });
  const { sha256, ...whole } = read;
  if (sha256 !== (await sumOf(JSON.stringify(whole)))) return refuse({ type: 'DamagedBackup' });
  const checked = v.safeParse(backupFile, whole);
  if (!checked.success || !isWhole(checked.output)) return refuse({ type: 'DamagedBackup' });
  return ok(checked.output);
}

/** True when every record is valid and of this business, and its owner can open the business. */
function isWhole({ business: { id }, from, documents, people, unsent: waiting }: Backup): boolean {
  const isOurs = (kind: AnyKind, record: unknown) =>
    (record as { business_id?: unknown }).business_id === id && checkDocument(kind, record).ok;
  const paths: Record<Backup['people'][number]['doc_kind'], (given: Record<string, unknown>) => string> = {
    users: () => workspacePath.user(from.uid),
    businesses: () => workspacePath.business(id),
    settings: () => workspacePath.settings(id),
    members: ({ user_id }) => workspacePath.member(id, String(user_id)),
  };
  const roles = people.find(({ path }) => path === workspacePath.member(id, from.uid));
  const founded = people.find(({ path }) => path === workspacePath.business(id));
  return (
    Object.entries(documents).every(
      ([name, records]) =>
        Object.hasOwn(collections, name) &&
        records.every((record) => isOurs(collections[name as CollectionBelow].kind, record)),
    ) &&
    waiting.every(({ collection, record }) => isOurs(collections[collection].kind, record)) &&
    people.every(
      ({ path, doc_kind, fields: given }) =>
        path === paths[doc_kind](given) && checkDocument(PEOPLE[doc_kind], given).ok,
    ) &&
    people.some(({ path }) => path === workspacePath.settings(id)) &&
    roles?.fields['role'] === 'owner' &&
    founded?.fields['owner_uid'] === from.uid
  );
}

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return undefined;
  }
}

async function sumOf(text: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
