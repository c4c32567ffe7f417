import { ok } from '../../../domain/result.ts';
import { businessDraft } from '../../../contract/inputs/business.ts';
import { idOnly } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import { noteWhole } from '../../../store/upkeep-store.ts';
import { chooseBusiness } from './choose-business.ts';
import { createBusiness } from './create-business.ts';

/**
 * Create a business on this phone. The mark that no other phone can have records of it is set afterwards: if that is
 * interrupted, its sums count as incomplete until the server was read once. [BIZ-1, LED-59]
 */
export const foundBusiness = command({
  name: 'business.create',
  input: businessDraft,
  saves: 'setup',
  run: async (deps, draft) => {
    const founded = await createBusiness(deps, draft);
    const book = deps.session$.value?.book;
    if (founded.ok && book) await noteWhole(book.upkeep, workspacePath.business(founded.value.id));
    return founded;
  },
});

/** Open another of this person's businesses. */
export const openBusiness = command({
  name: 'business.open',
  input: idOnly,
  needs: 'sign-in',
  run: async ({ deps }, { id }) => {
    await chooseBusiness(deps, id);
    return ok(null);
  },
});
