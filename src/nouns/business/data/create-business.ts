import { ROLE_NAMES } from '../../../../schemas/choices.ts';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import { checkBusiness, FARM_CATEGORIES } from '../../../domain/business/check-business.ts';
import { refuse, ok } from '../../../domain/result.ts';
import { nameOf } from '../../account/data/user-document.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import type { CommandInput, CommandResult } from '../../../contract/port.ts';
import { saveAsPending } from '../../../store/save.ts';
import { chooseBusiness } from './choose-business.ts';

/**
 * Create business, settings and the owner's membership, to be sent in one batch. Works without a connection.
 * [BIZ-1, SYN-17]
 */
export async function createBusiness(
  deps: Deps,
  draft: CommandInput<'business.create'>,
): Promise<CommandResult<'business.create'>> {
  const session = deps.session$.value;
  if (!session) return refuse({ type: 'SignedOut' });
  const checked = checkBusiness(draft);
  if (!checked.ok) return checked;
  const { id, name, farm, shop, currency, production = false, default_units = 'tray', time_zone } = checked.value;
  const { book, me$ } = session;
  const { uid, email } = me$.value;
  const created_at = deps.now().toISOString();
  const userPath = workspacePath.user(uid);

  await book.exclusive(async () => {
    const here = await book.workspace.find([workspacePath.business(id), userPath]);
    if (here.has(workspacePath.business(id))) return; // the same form, pressed twice [DAT-4]
    const user = here.get(userPath);
    const together = { sync_batch: id };
    const documents = [
      {
        after: {
          path: workspacePath.business(id),
          doc_kind: 'businesses',
          id,
          business_id: id,
          name,
          owner_uid: uid,
          created_at,
          rev: 0,
          ...together,
        },
      },
      {
        after: {
          path: workspacePath.settings(id),
          doc_kind: 'settings',
          business_id: id,
          purchases: shop,
          farm_activities: farm,
          production,
          currency,
          default_units,
          ...(time_zone !== undefined && { time_zone }),
          categories: { raw_materials: farm ? FARM_CATEGORIES.map((category) => ({ category })) : [] }, // [BIZ-3]
          admin_users: [],
          attendants: [],
          rev: 0,
          ...together,
        },
      },
      {
        after: {
          path: workspacePath.member(id, uid),
          doc_kind: 'members',
          user_id: uid,
          business_id: id,
          role: 'owner',
          roles: Object.fromEntries(ROLE_NAMES.map((role) => [role, true])),
          status: 'active',
          name: typeof user?.['first_name'] === 'string' ? user['first_name'] : nameOf(me$.value),
          email,
          joined_at: created_at,
          rev: 0,
          ...together,
        },
      },
    ] as unknown as { before?: WorkspaceDoc; after: WorkspaceDoc }[];
    if (user)
      documents.push({
        before: user,
        after: { ...user, default_business_uid: id, businesses: [...(user['businesses'] as string[]), id] },
      });
    await saveAsPending(book, book.workspace, documents);
  });
  await chooseBusiness(deps, id);
  return ok({ id });
}
