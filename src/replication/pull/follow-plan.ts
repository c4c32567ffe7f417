import { late } from '../../../schemas/collections.ts';
import { invite, invitePath } from '../../../schemas/invite.schema.ts';
import { subscriptionPath } from '../../../schemas/subscription.schema.ts';
import { workspacePath } from '../../../schemas/workspace.schema.ts';
import type { CollectionName } from '../../store/book.ts';
import { collectionsOf, selectionsOf } from '../../data/followed-collections.ts';
import type { Followed } from '../../data/session.ts';
import type { Selection } from './follow-selection.ts';
import type { Source } from '../remote.ts';

/** The documents of one business to follow, with the local store for each. */
export interface FollowPlan {
  readonly documents: readonly string[];
  /** Other documents: access to them says nothing about this business. */
  readonly beside: readonly string[];
  /** Read from the checkpoint on, in the order of the server's time. */
  readonly collections: readonly { readonly store: CollectionName; readonly source: Source }[];
  /** Read whole, because documents leave them. */
  readonly selections: readonly { readonly store: CollectionName; readonly selection: Selection }[];
}

/**
 * Everything this member may read of the business, and nothing else: a stream that is denied costs battery and money.
 * [SYN-35] Until this phone knows the membership, only the business and the membership itself.
 */
export function followPlan({ businessId, role, hasFarm, inviteId, others = [] }: Followed, uid: string): FollowPlan {
  const below = `businesses/${businessId}`;
  const own = workspacePath.member(businessId, uid);
  const documents = [workspacePath.business(businessId), workspacePath.settings(businessId)];
  const beside = [...others.map(workspacePath.business), ...(inviteId ? [invitePath(inviteId)] : [])];
  if (role === undefined) return { documents: [own, ...documents], beside, collections: [], selections: [] };
  const used = collectionsOf(hasFarm);
  // Only the owner deals with the plan. [SUB-7]
  const paying = [subscriptionPath.subscription(businessId), subscriptionPath.request(businessId)];
  if (role !== 'attendant')
    return {
      documents: role === 'owner' ? [...documents, ...paying] : documents,
      beside,
      collections: [
        { store: 'workspace', source: { path: `${below}/members` } },
        ...(role === 'owner'
          ? [
              { store: 'workspace' as const, source: { path: `${below}/${late.name}` } },
              { store: 'workspace' as const, source: { path: invite.name, where: { field: 'invited_by', is: uid } } },
            ]
          : []),
        ...used.map(([store]) => ({ store, source: { path: `${below}/${store}` } })),
      ],
      selections: [],
    };
  return {
    documents: [own, ...documents],
    beside,
    collections: used.flatMap(([store, { attendants }]) => {
      const path = `${below}/${store}`;
      if (attendants === 'all') return [{ store, source: { path } }];
      return typeof attendants === 'object' && attendants.equals === 'uid'
        ? selectionsOf(attendants, uid).map((where) => ({ store, source: { path, where } }))
        : [];
    }),
    selections: used.flatMap(([store, { attendants }]) =>
      typeof attendants === 'object' && attendants.equals === true
        ? [
            {
              store,
              selection: {
                businessId,
                path: `${below}/${attendants.card.name}`,
                where: { field: attendants.field, is: true },
              },
            },
          ]
        : [],
    ),
  };
}
