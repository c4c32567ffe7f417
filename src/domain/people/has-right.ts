import type { RoleName } from '../../../schemas/choices.ts';

/** A person's part in a business: the rights that were given; missing is false. */
export interface Part {
  readonly role: 'owner' | 'admin' | 'attendant';
  readonly roles: Readonly<Partial<Record<RoleName, boolean>>>;
}

export type Right = RoleName;

/** A right of the ten that brings a narrower one with it: who buys also spends. [PPL-2] */
const BROUGHT_BY: Readonly<Partial<Record<Right, Right>>> = {
  add_expenses: 'add_purchases',
  edit_expenses: 'edit_purchases',
  add_production: 'add_farm',
};

/** Whether a person may do what a right stands for; the owner may do everything, an attendant has no rights of admins. [PPL-2] */
export const hasRight = ({ role, roles }: Part, right: Right): boolean =>
  role === 'owner' || (role === 'admin' && [right, BROUGHT_BY[right]].some((one) => one && roles[one] === true));
