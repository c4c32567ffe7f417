import { ROLE_NAMES } from '../../../schemas/choices.ts';
import {
  workspacePath,
  type Business,
  type Member,
  type Settings,
  type User,
} from '../../../schemas/workspace.schema.ts';
import { FARM_CATEGORIES } from '../business/check-business.ts';
import type { FarmPeople } from './devices.ts';

/** A person of the sample farm. */
export interface SamplePerson {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  /** 9 characters. */
  readonly referral_id: string;
}

export interface SampleFoundation {
  readonly businessId: string;
  readonly people: Readonly<Record<keyof FarmPeople, SamplePerson>>;
  /** When the farm began with the book, an instant. */
  readonly created_at: string;
  /** Time zone of the farm, IANA. */
  readonly time_zone: string;
}

/** A document and its path, as the server holds it after its first acceptance. */
export interface SampleDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>> & { readonly rev: number };
}

const STALL_RIGHTS = { add_sales: true, edit_sales: true, delete_sales: true };

/** People, business and rights of the sample farm, which exist before its first record. */
export function foundationOf({ businessId, people, created_at, time_zone }: SampleFoundation): SampleDocument[] {
  const { owner, seller, attendant } = people;
  const everyRight = Object.fromEntries(ROLE_NAMES.map((role) => [role, true]));
  const user = (who: SamplePerson, of: Partial<User>) =>
    document<User>(workspacePath.user(who.uid), {
      user_id: who.uid,
      first_name: who.first_name,
      email: who.email,
      referral_id: who.referral_id,
      businesses: [],
      invites: [],
      created_at,
      rev: 1,
      ...of,
    });
  const member = ({ uid, email, first_name }: SamplePerson, role: Member['role'], roles: Member['roles']) =>
    document<Member>(workspacePath.member(businessId, uid), {
      user_id: uid,
      business_id: businessId,
      role,
      roles,
      status: 'active',
      name: first_name,
      email,
      joined_at: created_at,
      rev: 1,
    });
  return [
    user(owner, { default_business_uid: businessId, businesses: [businessId] }),
    user(seller, { default_business_uid: businessId, invites: [businessId] }),
    user(attendant, { attendant_business_id: businessId }),
    document<Business>(workspacePath.business(businessId), {
      id: businessId,
      business_id: businessId,
      name: 'Nakato Poultry, Mukono',
      owner_uid: owner.uid,
      created_at,
      rev: 1,
    }),
    document<Settings>(workspacePath.settings(businessId), {
      business_id: businessId,
      purchases: true,
      farm_activities: true,
      production: true,
      currency: 'UGX',
      default_units: 'tray',
      time_zone,
      categories: { raw_materials: FARM_CATEGORIES.map((category) => ({ category })) },
      admin_users: [{ user: seller.uid, roles: STALL_RIGHTS }],
      attendants: [{ user: attendant.uid }],
      rev: 1,
    }),
    member(owner, 'owner', everyRight),
    member(seller, 'admin', STALL_RIGHTS),
    member(attendant, 'attendant', {}),
  ];
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names the kind it writes, and is checked
const document = <D extends { rev: number }>(path: string, fields: D): SampleDocument => ({
  path,
  fields: { ...fields },
});
