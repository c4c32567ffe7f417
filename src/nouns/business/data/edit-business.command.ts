import {
  businessType,
  categoryName,
  habitsDraft,
  limitsDraft,
  logoFile,
  offeredWord,
  ownReason,
  profileDraft,
  receiptDraft,
  taxesEdit,
} from '../../../contract/inputs/business.ts';
import { command, type BusinessWork } from '../../../data/command.ts';
import { workspacePath, type Business, type Settings } from '../../../../schemas/workspace.schema.ts';
import {
  checkCategory,
  checkProfile,
  checkReceipts,
  checkType,
  withFarmCategories,
} from '../../../domain/business/check-business.ts';
import { checkLimits } from '../../../domain/business/alert-limits.ts';
import { checkHabits } from '../../../domain/business/habits.ts';
import { checkTaxes } from '../../../domain/tax/taxes.ts';
import { withOwnWord, withWord, type ListedWord, type WordList } from '../../../domain/business/word-lists.ts';
import { LOGO_STEPS } from '../../../domain/attachments/shrink-steps.ts';
import { ok, refuse, type Result } from '../../../domain/result.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import { shrinkPhoto } from '../../attachments/data/shrink-photo.ts';
import type { CommonError } from '../../../contract/pieces.ts';
import { saveAsPending } from '../../../store/save.ts';

/** Set name, address, phone, tax number and website of the business, as they are printed. [SET-4, BIZ-9] */
export const setProfile = command({
  name: 'business.setProfile',
  input: profileDraft,
  needs: 'owner',
  run: async (work, draft) => {
    const checked = checkProfile(draft);
    if (!checked.ok) return checked;
    return edit<Business>(
      work,
      workspacePath.business,
      ({ address: _a, phone: _p, tax_id: _t, website: _w, ...before }) => ok({ ...before, ...checked.value }),
    );
  },
});

/** A logo has fewer bytes than this: it travels inside its document. [SET-4] */
const MAX_LOGO_BYTES = 9_000;

/** Set the logo on every paper, reduced on this phone; without a file it is removed. [SET-4, INV-5] */
export const setLogo = command({
  name: 'business.setLogo',
  input: logoFile,
  needs: 'owner',
  run: async (work, { file }) => {
    const shrunk = file && (await shrinkPhoto(file, { most: MAX_LOGO_BYTES, steps: LOGO_STEPS }));
    if (shrunk && !shrunk.ok) return shrunk;
    const logo = shrunk && (await asText(shrunk.value));
    return edit<Business>(work, workspacePath.business, ({ logo: _before, ...rest }) =>
      ok({ ...rest, ...(logo && { logo }) }),
    );
  },
});

const asText = async (picture: Blob): Promise<string> =>
  `data:image/jpeg;base64,${btoa(String.fromCharCode(...new Uint8Array(await picture.arrayBuffer())))}`;

/**
 * Set farm, shop and processing, as three flags; the farm option adds its categories. [BIZ-3, BIZ-5, BIZ-12] A business
 * is created as one of farm and shop, so having both waits until the server has it. [RUL-19]
 */
export const setType = command({
  name: 'business.setType',
  input: businessType,
  needs: 'owner',
  run: async (work, draft) => {
    const checked = checkType(draft);
    if (!checked.ok) return checked;
    const { farm, shop, production } = checked.value;
    return editSettings(work, (before) => {
      if (farm && shop && before.rev === 0) return refuse({ type: 'NotSentYet' });
      const { raw_materials } = before.categories;
      return ok({
        ...before,
        purchases: shop,
        farm_activities: farm,
        production,
        categories: farm
          ? { ...before.categories, raw_materials: withFarmCategories(raw_materials) }
          : before.categories,
      });
    });
  },
});

/** Set how eggs, feed and days are counted and written on all phones. [SET-4] */
export const setHabits = command({
  name: 'business.setHabits',
  input: habitsDraft,
  needs: 'owner',
  run: (work, draft) =>
    editSettings(work, ({ feed_bag_kg: _b, cash_step: _c, time_zone, ...before }) => {
      const checked = checkHabits(draft, before.currency, time_zone);
      return checked.ok ? ok({ ...before, ...checked.value }) : checked;
    }),
});

/** Set the thresholds and times of alerts. [SET-6] */
export const setLimits = command({
  name: 'business.setLimits',
  input: limitsDraft,
  needs: 'owner',
  run: async (work, draft) => {
    const checked = checkLimits(draft);
    if (!checked.ok) return checked;
    return editSettings(work, (before) => ok({ ...before, alerts: { ...checked.value } }));
  },
});

/** Set the tax that the business charges, or that it charges none. Past sales keep their own. [TAX-1] */
export const setTaxes = command({
  name: 'business.setTaxes',
  input: taxesEdit,
  needs: 'owner',
  run: async (work, { taxes }) => {
    const checked = taxes && checkTaxes(taxes);
    if (checked && !checked.ok) return checked;
    return editSettings(work, ({ taxes: _before, ...before }) =>
      ok({ ...before, ...(checked && { taxes: { ...checked.value, rates: [...checked.value.rates] } }) }),
    );
  },
});

/** Set the texts on every invoice and receipt, and the width of the roll. [SET-7] */
export const setReceipts = command({
  name: 'business.setReceipts',
  input: receiptDraft,
  needs: 'owner',
  run: async (work, draft) => {
    const checked = checkReceipts(draft);
    if (!checked.ok) return checked;
    return edit<Settings>(
      work,
      workspacePath.settings,
      ({ receipt_header: _h, receipt_footer: _f, number_prefix: _p, ...before }) => ok({ ...before, ...checked.value }),
    );
  },
});

/** Add a category of raw materials. [SET-5] */
export const addCategory = command({
  name: 'business.addCategory',
  input: categoryName,
  needs: 'owner',
  run: (work, { name }) =>
    editSettings(work, (before) => {
      const { raw_materials } = before.categories;
      const checked = checkCategory(name, raw_materials);
      return checked.ok ? ok(withCategories(before, [...raw_materials, checked.value])) : checked;
    }),
});

/** Remove a category from use; its records keep its name. [SET-5] */
export const removeCategory = command({
  name: 'business.removeCategory',
  input: categoryName,
  needs: 'owner',
  run: (work, { name }) =>
    editSettings(work, (before) =>
      ok(
        withCategories(
          before,
          before.categories.raw_materials.filter(({ category }) => category !== name),
        ),
      ),
    ),
});

/** Offer a grade or reason of the app on the phones of this business, or not. [SET-5] */
export const offerWord = command({
  name: 'business.offerWord',
  input: offeredWord,
  needs: 'owner',
  run: (work, { list, ...change }) => editWords(work, list, (words) => withWord(list, words, change)),
});

/** Add a reason in the farm's own words. [SET-5] */
export const addReason = command({
  name: 'business.addReason',
  input: ownReason,
  needs: 'owner',
  run: (work, { list, name }) => editWords(work, list, (words) => withOwnWord(list, words, name)),
});

/** Remove an own reason from use; its records keep its words. [SET-5] */
export const removeReason = command({
  name: 'business.removeReason',
  input: ownReason,
  needs: 'owner',
  run: (work, { list, name }) =>
    editWords(work, list, (words) => ok(words.filter(({ word, off }) => off === true || word !== name))),
});

const editWords = <E = never>(
  work: BusinessWork,
  list: WordList,
  change: (words: readonly ListedWord[]) => Result<readonly ListedWord[], E>,
) =>
  editSettings(work, (before) => {
    const made = change(before[list] ?? []);
    return made.ok ? ok({ ...before, [list]: [...made.value] }) : made;
  });

const withCategories = <S extends Settings>(before: S, raw_materials: Settings['categories']['raw_materials']): S => ({
  ...before,
  categories: { ...before.categories, raw_materials },
});

/** Change the settings of the open business; only its owner may. [RUL-19] */
export const editSettings = <E = never>(work: BusinessWork, change: Change<Settings, E>) =>
  edit<Settings, E>(work, workspacePath.settings, change);

/** The changed document. Receives the stored one: the one in the session may be one change behind. */
type Change<K, E> = (before: K & WorkspaceDoc) => Result<K & WorkspaceDoc, E>;

/** Change one document of the open business; only its owner may. [RUL-13, RUL-19] */
async function edit<K extends Business | Settings, E = never>(
  { session, book, open }: BusinessWork,
  pathOf: (businessId: string) => string,
  change: Change<K, E>,
): Promise<Result<null, E | CommonError>> {
  const path = pathOf(open.business.id);
  const edited = await book.exclusive(async () => {
    const before = (await book.workspace.find([path])).get(path) as (K & WorkspaceDoc) | undefined;
    if (!before) return refuse<CommonError>({ type: 'SignedOut' });
    const changed = change(before);
    if (!changed.ok) return changed;
    await saveAsPending(book, book.workspace, [{ before, after: changed.value }]);
    return ok(null);
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}
