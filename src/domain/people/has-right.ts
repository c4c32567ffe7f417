import type { RoleName } from '../../../schemas/choices.ts';

/** A person's role in a business, and the granted rights; missing is false. */
export interface Part {
  readonly role: 'owner' | 'admin' | 'attendant';
  readonly roles: Readonly<Partial<Record<RoleName, boolean>>>;
}

export type Right = RoleName;

/** Rights that include a narrower one: a person who may buy may also record expenses. [PPL-2] */
const BROUGHT_BY: Readonly<Partial<Record<Right, Right>>> = {
  add_expenses: 'add_purchases',
  edit_expenses: 'edit_purchases',
  add_production: 'add_farm',
};

/** Whether a person has a right; the owner has every right, an attendant has none of an admin's. [PPL-2] */
export const hasRight = ({ role, roles }: Part, right: Right): boolean =>
  role === 'owner' || (role === 'admin' && [right, BROUGHT_BY[right]].some((one) => one && roles[one] === true));
