import { collections, type Collection, type CollectionBelow, type ForAttendants } from '../../schemas/collections.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import type { Followed } from './session.ts';

/** Collections that only a business with a farm fills. */
const OF_FARMS: ReadonlySet<string> = new Set<CollectionBelow>(['farm', 'farm_activities', 'raw_materials']);

/** Collections of a business that are worth reading. */
export const collectionsOf = (hasFarm: boolean): [CollectionBelow, Collection][] =>
  (Object.entries(collections) as [CollectionBelow, Collection][]).filter(([name]) => hasFarm || !OF_FARMS.has(name));

/** Key of the checkpoint for a collection filtered by a field. */
export const selectedPath = (path: string, { field, is }: { field: string; is: string | boolean }): string =>
  `${path}?${field}=${is}`;

/** The selections of a collection that attendants read only in part: each is a query that the rules can prove. */
export const selectionsOf = ({ field, also }: Extract<ForAttendants, { equals: 'uid' }>, uid: string): { field: string; is: string }[] => [
  { field, is: uid },
  ...also.is.map((is) => ({ field: also.field, is })),
]; // prettier-ignore

/**
 * Paths that must have been read to the end once before this member's phone has everything that the business holds for
 * them. [LED-59]
 */
export const pulledPaths = ({ businessId, role, hasFarm }: Followed, uid: string): string[] =>
  collectionsOf(hasFarm).flatMap(([name, { attendants }]) => {
    const path = `${workspacePath.business(businessId)}/`;
    if (role !== 'attendant' || attendants === 'all') return [path + name];
    if (attendants === 'nothing') return [];
    if (attendants.equals === true) return [selectedPath(path + attendants.card.name, { field: attendants.field, is: true })]; // prettier-ignore
    return selectionsOf(attendants, uid).map((where) => selectedPath(path + name, where));
  });
