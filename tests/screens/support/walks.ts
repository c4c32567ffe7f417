import { LANGUAGES, type Language } from '../../../src/domain/text/languages.ts';
import { PHONE_SIZE, WIDE_SIZE } from '../../e2e/support/phone-place.ts';

const GLASSES = { phone: PHONE_SIZE, wide: WIDE_SIZE };
type Glass = keyof typeof GLASSES;
type Way = `${Language} ${Glass}`;

const ALL = (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
  (Object.keys(GLASSES) as Glass[]).map((glass) => ({ way: `${language} ${glass}`, language, viewport: GLASSES[glass] })),
); // prettier-ignore

/**
 * Languages and screen widths for a walk through the screens: one combination in a usual run, all six across the walks.
 * `FLOCKBOOK_WALK` selects another, such as `sw wide`, or `all`.
 */
export function walkedIn(usual: Way) {
  const wanted = process.env['FLOCKBOOK_WALK'] ?? usual;
  return ALL.filter(({ way }) => wanted === 'all' || wanted === way);
}
