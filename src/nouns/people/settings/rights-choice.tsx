import { OPTIONAL_ROLE_NAMES } from '../../../../schemas/choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Rights } from '../../../domain/people/check-invite.ts';
import { presetOf, rightsOfPreset, ROLE_PRESETS, type PresetName } from '../../../domain/people/role-presets.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { leadsNowhere, presetWords, rightWords } from '../shared/right-words.ts';
import classes from '../../settings/shared/settings.module.css';
import own from './people.module.css';

interface RightsChoiceProps {
  value: Rights;
  onChange: (roles: Rights) => void;
}

const isNarrow = (right: string): boolean => OPTIONAL_ROLE_NAMES.some((one) => one === right);

/** The ten rights, as a named preset or one by one; below them the narrower ones. [PPL-1, PPL-2, PPL-6, SET-5] */
export function RightsChoice({ value, onChange }: RightsChoiceProps) {
  const { t } = useLingui();
  const groups = presetWords();
  const words = rightWords();
  const tens = (Object.keys(words) as (keyof Rights)[]).filter((right) => !isNarrow(right));
  const row = (right: keyof Rights) => (
    <SwitchRow
      key={right}
      label={words[right]}
      checked={value[right] === true}
      onChange={(given) => onChange({ ...value, [right]: given })}
    />
  );
  return (
    <div className={classes.peopleRights}>
      <ChoiceChips
        label={t`What they do`}
        visibleLabel
        wrap
        options={(Object.keys(ROLE_PRESETS) as PresetName[]).map((name) => ({ value: name, label: groups[name] }))}
        value={presetOf(value)}
        onChange={(name) => onChange(rightsOfPreset(name))}
      />
      <div role="group" aria-label={t`What they may do`}>
        {tens.map(row)}
      </div>
      <div role="group" aria-label={t`Only a part of it`}>
        <p className={own.hint}>
          <Trans>Only a part of it. Who records what the shop buys records what is spent too.</Trans>
        </p>
        {OPTIONAL_ROLE_NAMES.map(row)}
      </div>
      {leadsNowhere(value).map((sentence) => (
        <p key={sentence} className={own.hint}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
