import type { Workspace } from './session.ts';

/** The names of those who work in a business, or did, by their id. */
export const namesIn =
  ({ members }: Pick<Workspace, 'members'>, businessId: string | undefined) =>
  (uid: string | undefined): string | undefined =>
    members.find(({ user_id, business_id }) => user_id === uid && business_id === businessId)?.name;
