import { collections, type Collection, type CollectionBelow, type ForAttendants } from '../../schemas/collections.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import type { Followed } from './session.ts';

/** Collections that only a business with a farm fills. */
const OF_FARMS: ReadonlySet<string> = new Set<CollectionBelow>(['farm', 'farm_activities', 'raw_materials']);

/** Collections of a business that are worth asking for. */
export const collectionsOf = (hasFarm: boolean): [CollectionBelow, Collection][] =>
  (Object.entries(collections) as [CollectionBelow, Collection][]).filter(([name]) => hasFarm || !OF_FARMS.has(name));

/** Under which name it is noted how far the documents of a path were read of which a field says so. */
export const selectedPath = (path: string, { field, is }: { field: string; is: string | boolean }): string =>
  `${path}?${field}=${is}`;

/** Of a collection of which attendants read some documents, which ones: each is a query that the rules can prove. */
export const selectionsOf = ({ field, also }: Extract<ForAttendants, { equals: 'uid' }>, uid: string): { field: string; is: string }[] => [
  { field, is: uid },
  ...also.is.map((is) => ({ field: also.field, is })),
]; // prettier-ignore

/** What must have been read to the end once, before this member's phone has all that the business holds for them. [LED-59] */
export const pulledPaths = ({ businessId, role, hasFarm }: Followed, uid: string): string[] =>
  collectionsOf(hasFarm).flatMap(([name, { attendants }]) => {
    const path = `${workspacePath.business(businessId)}/`;
    if (role !== 'attendant' || attendants === 'all') return [path + name];
    if (attendants === 'nothing') return [];
    if (attendants.equals === true) return [selectedPath(path + attendants.card.name, { field: attendants.field, is: true })]; // prettier-ignore
    return selectionsOf(attendants, uid).map((where) => selectedPath(path + name, where));
  });
