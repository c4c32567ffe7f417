import { useLingui } from '@lingui/react/macro';
import type { FlockPage } from '../../../../contract/flock-page.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { planKey } from '../../../../domain/health/plan-copies.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';

interface PlanChoiceProps {
  /** Key of the plan; '' for none. */
  value: string;
  /** The plan that the flock follows already: its own copy, independent of later changes of the plan. */
  followed?: Pick<FlockPage, 'plan_key' | 'plan'>;
  onChange: (plan: string) => void;
}

const NOTHING = {};

/**
 * The vaccination plan of a flock, from the business's own and the app's, or none. The flock takes a copy.
 * [VET-8, VET-9]
 */
export function PlanChoice({ value, followed, onChange }: PlanChoiceProps) {
  const { t } = useLingui();
  const plans = useQuery('farm.standards', NOTHING)?.plans ?? [];
  const { plan_key, plan } = followed ?? {};
  const isOffered = plans.some((one) => planKey(one) === plan_key);
  return (
    <ChoiceChips
      label={t`Vaccination plan`}
      visibleLabel
      wrap
      options={[
        { value: '', label: t`None` },
        ...(plan_key !== undefined && plan && !isOffered ? [{ value: plan_key, label: t`${plan.name}, as until now` }] : []), // prettier-ignore
        ...plans.map((one) => ({ value: planKey(one), label: one.version_id ? t`${one.name}, yours` : one.name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
