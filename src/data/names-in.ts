import type { Workspace } from './session.ts';

/** Names of the present and former members of a business, by user id. */
export const namesIn =
  ({ members }: Pick<Workspace, 'members'>, businessId: string | undefined) =>
  (uid: string | undefined): string | undefined =>
    members.find(({ user_id, business_id }) => user_id === uid && business_id === businessId)?.name;
