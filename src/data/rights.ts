import { collections, type CollectionBelow, type Needed, type Rights } from '../../schemas/collections.ts';
import { mayDo, type OpenBusiness } from './session.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Owned {
  readonly business_id: string;
  readonly created_by: string;
  readonly rev: number;
}

const rightsOf = (name: CollectionBelow, record: object): Rights => collections[name].rights(record as Fields);
const meets = (open: OpenBusiness, needed: Needed | undefined): boolean =>
  needed !== undefined && needed.every((right) => holds(open, right));

/** True when this person has a right, or is the owner where no right is sufficient. */
export const holds = (open: OpenBusiness, right: Needed[number]): boolean =>
  right === 'owner' ? open.member.role === 'owner' : mayDo(open, right);

/** True when this person may add such a record to a collection, as the rules check it. [RUL-15] */
export const mayAdd = (open: OpenBusiness, name: CollectionBelow, record: object = {}): boolean =>
  meets(open, rightsOf(name, record).add);

/** True when this person may void a record. [RUL-16] */
export const mayVoid = (open: OpenBusiness, name: CollectionBelow, record: object = {}): boolean =>
  meets(open, rightsOf(name, record).void);

/**
 * True when this person may change a record: with the right to, or when it is their own and the server never had it.
 * [RTE-21, SYN-25]
 */
export const mayEdit = (open: OpenBusiness, name: CollectionBelow, record: Owned): boolean =>
  record.business_id === open.business.id &&
  (meets(open, rightsOf(name, record).edit) ||
    (record.rev === 0 && record.created_by === open.member.user_id && mayAdd(open, name, record)));
