import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

export type PlanRefusal = Extract<CommandResult<'farm.savePlan'>, { ok: false }>['error'];

/** The text of each refusal of a vaccination plan. [VET-8] */
export function planErrorWords(error: PlanRefusal): string {
  switch (error.type) {
    case 'NameMissing':
      return t`Type a name for the plan.`;
    case 'SourceMissing':
      return t`Type where the plan comes from.`;
    case 'NoSteps':
      return t`Add at least one step.`;
    case 'TooManySteps':
      return t`A plan has 40 steps at most.`;
    case 'TooMany':
      return t`There is no room for more. Remove one first.`;
    case 'VaccineMissing':
      return t`Type what is given.`;
    case 'DayOutOfRange':
      return t`Type the age in days: 0 to 700. Week 6 is day 42.`;
    case 'UntilBeforeDay':
      return t`The last day must not be before the first, and 700 at most.`;
    case 'RepeatOutOfRange':
      return t`Type after how many days: 1 to 365.`;
    case 'ChangedMeanwhile':
      return t`This plan was changed on another phone meanwhile. Close it and open it again.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
