import { query } from '../../../data/query.ts';
import { combineLatest, map, of, switchMap, type Observable } from 'rxjs';
import { limitsOf } from '../../../domain/business/alert-limits.ts';
import { habitsOf } from '../../../domain/business/habits.ts';
import { lastLock, type PeriodLock } from '../../../domain/business/period-lock.ts';
import { changedWords } from '../../../domain/business/word-lists.ts';
import type { Deps } from '../../../data/deps.ts';
import { whenSignedIn } from '../../../data/live.ts';
import type { BusinessView, LockedView, SessionView } from '../../../contract/account.ts';
import type { BusinessLock } from '../../../store/upkeep-store.ts';
import { chosenBusiness, openBusiness, type OpenBusiness, type Workspace } from '../../../data/session.ts';

/**
 * The user signed in on this phone and the open business, or the reason why their book is held. [ACC-6, SYN-30, SYN-31]
 */
export const currentSession = query({
  name: 'session.current',
  whileArriving: 'whole',
  read: (deps) =>
    deps.held$.pipe(switchMap((why) => (why ? of<SessionView>({ state: 'held', why }) : openSession(deps)))),
});

const openSession = (deps: Deps): Observable<SessionView> =>
  whenSignedIn<SessionView>(
    deps,
    ({ isSample, me$, workspace$, locks$ }) =>
      // Combine the sources only: observables derived from them emit one after the other, and in between the user would
      // seem to have no business.
      combineLatest([me$, workspace$, locks$]).pipe(
        map(([me, workspace, locks]): SessionView => {
          const businessId = chosenBusiness(me, workspace.user);
          const lock = locks.find(({ business_id }) => business_id === businessId);
          const open = lock ? undefined : openBusiness(businessId, workspace, me.uid);
          return {
            state: 'signed-in',
            sample: isSample,
            uid: me.uid,
            email: me.email,
            first_name: workspace.user?.first_name ?? me.first_name,
            phone: workspace.user?.phone,
            country: workspace.user?.country,
            ready:
              workspace.user !== undefined && (businessId === undefined || open !== undefined || lock !== undefined),
            business: open && businessView(open, workspace),
            locked: lock && lockedView(lock, workspace),
            businesses: workspace.businesses.map(({ id, name }) => ({ id, name })),
          };
        }),
      ),
    { state: 'signed-out' },
  );

const lockedView = ({ business_id, since }: BusinessLock, workspace: Workspace): LockedView => ({
  id: business_id,
  name: workspace.businesses.find(({ id }) => id === business_id)?.name,
  owner_name: ownerName(business_id, workspace),
  since,
});

/** Attendants see no member but themselves: they know the owner from their invitation. [PPL-12] */
const ownerName = (
  businessId: string,
  { members, invites }: Pick<Workspace, 'members' | 'invites'>,
): string | undefined =>
  members.find((m) => m.business_id === businessId && m.role === 'owner')?.name ??
  invites.find((invite) => invite.business_id === businessId)?.inviter_name;

const businessView = ({ business, settings, member }: OpenBusiness, workspace: Workspace): BusinessView => ({
  id: business.id,
  name: business.name,
  currency: settings.currency,
  default_units: settings.default_units,
  habits: habitsOf(settings),
  taxes: settings.taxes,
  limits: limitsOf(settings.alerts),
  address: business.address,
  phone: business.phone,
  tax_id: business.tax_id,
  website: business.website,
  logo: business.logo,
  receipt: {
    header: settings.receipt_header,
    footer: settings.receipt_footer,
    width: settings.receipt_width ?? '58',
    prefix: settings.number_prefix,
  },
  categories: settings.categories.raw_materials.map(({ category }) => category),
  words: {
    egg_grades: changedWords(settings.egg_grades),
    death_reasons: changedWords(settings.death_reasons),
    loss_reasons: changedWords(settings.loss_reasons),
  },
  ...closedDays(settings.period_locks ?? []),
  purchases: settings.purchases,
  farm_activities: settings.farm_activities,
  production: settings.production,
  role: member.role,
  roles: member.roles,
  owner_name: ownerName(business.id, workspace),
});

/** The end of the closed days, and when they were closed. [SET-9] */
function closedDays(locks: readonly PeriodLock[]): Pick<BusinessView, 'locked_until' | 'locked_at'> {
  const { until, at } = lastLock(locks) ?? {};
  return until === undefined ? {} : { locked_until: until, locked_at: at };
}
