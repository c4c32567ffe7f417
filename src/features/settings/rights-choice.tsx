import { Trans, useLingui } from '@lingui/react/macro';
import type { Rights } from '../../domain/people/check-invite.ts';
import { presetOf, rightsOfPreset, ROLE_PRESETS, type PresetName } from '../../domain/people/role-presets.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { presetWords, rightWords } from '../../ui/words/right-words.ts';
import classes from './people.module.css';

interface RightsChoiceProps {
  value: Rights;
  onChange: (roles: Rights) => void;
}

/** The ten rights, as a group that has a name or one by one. [PPL-1, PPL-6, SET-5] */
export function RightsChoice({ value, onChange }: RightsChoiceProps) {
  const { t } = useLingui();
  const groups = presetWords();
  const words = rightWords();
  return (
    <div className={classes.rights}>
      <ChoiceChips
        label={t`What they do`}
        visibleLabel
        wrap
        options={(Object.keys(ROLE_PRESETS) as PresetName[]).map((name) => ({ value: name, label: groups[name] }))}
        value={presetOf(value)}
        onChange={(name) => onChange(rightsOfPreset(name))}
      />
      <div role="group" aria-label={t`What they may do`}>
        {(Object.keys(words) as (keyof Rights)[]).map((right) => (
          <SwitchRow
            key={right}
            label={words[right]}
            checked={value[right] === true}
            onChange={(given) => onChange({ ...value, [right]: given })}
          />
        ))}
      </div>
      {(value.edit_sales === true) !== (value.delete_sales === true) && (
        <p className={classes.hint}>
          <Trans>The list of sales opens only to who may both change and cancel sales.</Trans>
        </p>
      )}
    </div>
  );
}
