import { t } from '@lingui/core/macro';
import type { Flock } from '../../../../schemas/flock.schema.ts';
import type { ContentOf } from '../../../domain/activities/activity-draft.ts';

type Grade = ContentOf<'eggs'>['grades'][number]['grade'];
type Cause = ContentOf<'mortality'>['cause'];

/** Name of an egg grade. [ACT-3] */
export function gradeWords(grade: Grade): string {
  switch (grade) {
    case 'good':
      return t`Good`;
    case 'small':
      return t`Small`;
    case 'cracked':
      return t`Cracked`;
    case 'broken':
      return t`Broken`;
    case 'dirty':
      return t`Dirty`;
    case 'double_yolk':
      return t`Two yolks`;
    case 'soft_shell':
      return t`Soft shell`;
    case 'hatching':
      return t({ message: 'Hatching', context: 'grade of eggs' });
  }
}

/** Name of a cause of death. [ACT-4] */
export function causeWords(cause: Cause): string {
  switch (cause) {
    case 'disease':
      return t`Sickness`;
    case 'heat':
      return t`Heat`;
    case 'predator':
      return t`Wild animal`;
    case 'cannibalism':
      return t`Pecking`;
    case 'injury':
      return t`Injury`;
    case 'crushing':
      return t`Crushed`;
    case 'prolapse':
      return t`Prolapse`;
    case 'unknown':
      return t`Not known`;
    case 'other':
      return t`Other`;
  }
}

/** Name of a purpose of birds. [FLK-2] */
export function purposeWords(purpose: NonNullable<Flock['purpose']>): string {
  switch (purpose) {
    case 'layer':
      return t`Layers`;
    case 'broiler':
      return t`Broilers`;
    case 'pullet_rearing':
      return t`Pullets`;
    case 'breeder':
      return t`Breeders`;
    case 'dual':
      return t`Eggs and meat`;
    case 'cockerel':
      return t`Cockerels`;
  }
}
