import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityKind } from '../../../../../schemas/farm-activity.schema.ts';
import type { MaterialRow } from '../../../../contract/farm.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { LedgerDrawing } from '../../../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';

/**
 * Categories added by the farm option, by the kind that uses them; own categories are neither medicine nor vaccine.
 * [BIZ-3]
 */
export function usesMaterial(kind: ActivityKind, { category, base_unit }: MaterialRow): boolean {
  if (kind === 'medication') return category === 'medications';
  if (kind === 'vaccination') return category === 'vaccines';
  return category === 'feeds' || (base_unit === 'g' && category !== 'medications' && category !== 'vaccines');
}

interface MaterialChoiceProps {
  materials: readonly MaterialRow[];
  value: string;
  onChange: (id: string) => void;
}

/** The material that was given, as chips. */
export function MaterialChoice({ materials, value, onChange }: MaterialChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceChips
      label={t`What was given`}
      wrap={materials.length < 5}
      options={materials.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Message that no material is available, with the person to ask. */
export function NoMaterial({ kind }: { kind: ActivityKind }) {
  const business = useBusiness();
  const owner = business?.owner_name;
  return (
    <EmptyState drawing={<LedgerDrawing />}>
      {kind === 'feed' ? (
        <Trans>No feed is in the book yet.</Trans>
      ) : kind === 'medication' ? (
        <Trans>No medicine is in the book yet.</Trans>
      ) : (
        <Trans>No vaccine is in the book yet.</Trans>
      )}{' '}
      {business?.role === 'attendant' &&
        (owner ? <Trans>Ask {owner}, the owner, to add it.</Trans> : <Trans>Ask the owner to add it.</Trans>)}
    </EmptyState>
  );
}
