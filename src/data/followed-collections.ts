import { collections, type Collection, type CollectionBelow } from '../../schemas/collections.ts';

/** Collections that only a business with a farm fills. */
const OF_FARMS: ReadonlySet<string> = new Set<CollectionBelow>(['farm', 'farm_activities', 'raw_materials']);

/** Collections of a business that are worth asking for. */
export const collectionsOf = (hasFarm: boolean): [CollectionBelow, Collection][] =>
  (Object.entries(collections) as [CollectionBelow, Collection][]).filter(([name]) => hasFarm || !OF_FARMS.has(name));
