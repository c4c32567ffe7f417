import { useLingui } from '@lingui/react/macro';
import { VACCINATION_PLANS } from '../../domain/health/vaccination-plans.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';

/** Which vaccination plan a flock follows, each after its source; or none. [VET-8, VET-9] */
export function PlanChoice({ value, onChange }: { value: string; onChange: (plan: string) => void }) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      label={t`Vaccination plan`}
      visibleLabel
      wrap
      options={[
        { value: '', label: t`None` },
        ...VACCINATION_PLANS.map(({ plan_id, name }) => ({ value: plan_id, label: name })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
