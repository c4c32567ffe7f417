import { useLingui } from '@lingui/react/macro';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { curveKey, curveKindOf, usualCurve } from '../../../../domain/flocks/curve-copies.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';

interface CurveChoiceProps {
  purpose: FlockPage['flock']['purpose'];
  /** Key of the curve; '' for the usual one. */
  value: string;
  /** The curve and version that the flock is already compared with. */
  followed?: Pick<FlockPage, 'curve_key' | 'curve'>;
  onChange: (curve: string) => void;
}

const NOTHING = {};

/** The breed curve for comparison with a flock; asked only where the business has one of its own. [FLK-24] */
export function CurveChoice({ purpose, value, followed, onChange }: CurveChoiceProps) {
  const { t } = useLingui();
  const kind = curveKindOf({ purpose });
  const curves = (useQuery('farm.standards', NOTHING)?.curves ?? []).filter((one) => one.kind === kind);
  const usual = usualCurve({ purpose });
  const offered = curves.filter((one) => one.version_id !== undefined || one.curve_id === usual?.curve_id);
  const { curve_key, curve } = followed ?? {};
  const before = curve?.growth ?? curve?.laying;
  const isOffered = curve_key === undefined || offered.some((one) => curveKey(one) === curve_key);
  if (isOffered && offered.every(({ version_id }) => version_id === undefined)) return null;
  const words = ({ name, edition }: { name: string; edition: string }) => `${name}, ${edition}`;
  return (
    <ChoiceChips
      label={t`Compared with`}
      visibleLabel
      wrap
      options={[
        ...(usual ? [] : [{ value: '', label: t`None` }]),
        ...(curve_key !== undefined && before && !isOffered ? [{ value: curve_key, label: t`${before.breed}, as until now` }] : []), // prettier-ignore
        ...offered.map((one) => ({ value: curveKey(one), label: words(one) })),
      ]}
      value={value === '' && usual ? curveKey(usual) : value}
      onChange={onChange}
    />
  );
}
