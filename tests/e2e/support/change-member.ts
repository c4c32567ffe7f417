import { serverTimestamp, type AdminWrite } from '../../../backend/admin.ts';

type Documents = readonly { id: string; data: Record<string, unknown> }[];
/** The operator's access, over HTTP or in the page. */
interface Operator {
  list(collection: string): Documents | Promise<Documents>;
  commit(writes: readonly AdminWrite[]): Promise<unknown>;
}

/**
 * Change the member record of a person, found by first name, in a business (by default the demo farm). Returns the
 * person's id.
 */
export async function changeMember(
  operator: Operator,
  firstName: string,
  changes: Record<string, unknown>,
  business = 'NakatoPoult1',
): Promise<string> {
  const members = await operator.list(`businesses/${business}/members`);
  const { id, data } = members.find(({ data: { name } }) => name === firstName)!;
  const changed = { ...data, ...changes, rev: Number(data['rev']) + 1 };
  const set = `businesses/${business}/members/${id}`;
  await operator.commit([{ set, data: { ...changed, updated_at: serverTimestamp } }]);
  return id;
}
