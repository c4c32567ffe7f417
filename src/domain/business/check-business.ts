import type { Business } from '../../../schemas/workspace.schema.ts';
import { ok, refuse, type Result } from '../result.ts';
import { readWebAddress } from '../text/web-address.ts';
import { isZone } from '../time/zone.ts';
import { plainName } from '../text/find-words.ts';

/** Answers to the setup questions. [BIZ-1] */
export interface BusinessDraft {
  readonly id: string;
  readonly name: string;
  readonly farm: boolean;
  readonly shop: boolean;
  readonly currency: string;
  /** Whether the business makes products from others; false when absent. [BIZ-7] */
  readonly production?: boolean | undefined;
  readonly default_units?: 'tray' | 'dozen' | 'piece' | undefined;
  /** Time zone of its days, IANA; a zone unknown to this phone is omitted. [DOC-6] */
  readonly time_zone?: string | undefined;
}
export type BusinessError = { type: 'PickOneOption' } | { type: 'NameMissing' } | { type: 'CurrencyMissing' };

/** Exactly one of farm and shop must be chosen. [BIZ-2] */
export function checkBusiness(draft: BusinessDraft): Result<BusinessDraft, BusinessError> {
  const name = draft.name.trim();
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  if (draft.farm === draft.shop) return refuse({ type: 'PickOneOption' });
  if (!/^[A-Z]{3}$/.test(draft.currency)) return refuse({ type: 'CurrencyMissing' });
  const { time_zone, ...answers } = draft;
  return ok({ ...answers, name, ...(time_zone !== undefined && isZone(time_zone) && { time_zone }) });
}

/** Raw-material categories added by the farm option. [BIZ-3] */
export const FARM_CATEGORIES = ['feeds', 'medications', 'vaccines'] as const;

/** Activities of a business, as three flags. */
export interface BusinessType {
  readonly farm: boolean;
  readonly shop: boolean;
  readonly production: boolean;
}

/** A business is a farm, a shop, or, after setup, both. [BIZ-2, BIZ-12] */
export const checkType = (type: BusinessType): Result<BusinessType, { type: 'PickOneOption' }> =>
  type.farm || type.shop ? ok(type) : refuse({ type: 'PickOneOption' });

export type Category = { readonly category: string };

/** The existing categories plus the three of the farm option. [BIZ-3] */
export const withFarmCategories = (before: readonly Category[]): Category[] => [
  ...before,
  ...FARM_CATEGORIES.filter((name) => !before.some(({ category }) => category === name)).map((category) => ({
    category,
  })),
];

/** The profile of a business as entered. */
export interface ProfileDraft {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly tax_id: string;
  readonly website: string;
}

type Profile = Pick<Business, 'name'> & Partial<Pick<Business, 'address' | 'phone' | 'tax_id' | 'website'>>;

/** Check a profile; returns trimmed texts, without the empty ones. [SET-4] */
export function checkProfile(draft: ProfileDraft): Result<Profile, { type: 'NameMissing' | 'TooLong' | 'UrlWrong' }> {
  const name = draft.name.trim();
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const [address, phone, tax_id] = [draft.address.trim(), draft.phone.trim(), draft.tax_id.trim()];
  if (address.length > 200 || phone.length > 20 || tax_id.length > 40) return refuse({ type: 'TooLong' });
  const website = draft.website.trim() === '' ? '' : readWebAddress(draft.website);
  if (website === undefined) return refuse({ type: 'UrlWrong' });
  return ok({
    name,
    ...(address && { address }),
    ...(phone && { phone }),
    ...(tax_id && { tax_id }),
    ...(website && { website }),
  });
}

/** Texts printed on every invoice and receipt, as entered. */
export interface ReceiptDraft {
  readonly header: string;
  readonly footer: string;
  /** Width of the paper roll. Units: mm. */
  readonly width: '58' | '80';
  readonly prefix: string;
}

/** Check these texts; empty ones are omitted, and the number prefix has at most 10 characters. [SET-7] */
export function checkReceipts(
  draft: ReceiptDraft,
): Result<
  { receipt_header?: string; receipt_footer?: string; receipt_width: '58' | '80'; number_prefix?: string },
  { type: 'TooLong' }
> {
  const [header, footer, prefix] = [draft.header.trim(), draft.footer.trim(), draft.prefix.trim()];
  if (header.length > 120 || footer.length > 200 || prefix.length > 10) return refuse({ type: 'TooLong' });
  return ok({
    ...(header && { receipt_header: header }),
    ...(footer && { receipt_footer: footer }),
    receipt_width: draft.width,
    ...(prefix && { number_prefix: prefix }),
  });
}

/**
 * Check a new category of raw materials: 1 to 40 characters, and different from the existing ones regardless of
 * spelling. [SET-5]
 */
export function checkCategory(
  name: string,
  before: readonly Category[],
): Result<Category, { type: 'NameMissing' | 'AlreadyThere' | 'TooMany' }> {
  const category = name.trim();
  if (category.length < 1 || category.length > 40) return refuse({ type: 'NameMissing' });
  const isSame = (one: Category) => plainName(one.category) === plainName(category);
  if (before.some(isSame)) return refuse({ type: 'AlreadyThere' });
  return before.length >= 50 ? refuse({ type: 'TooMany' }) : ok({ category });
}
