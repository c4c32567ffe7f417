import { t } from '@lingui/core/macro';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

/** The text of each refusal of an invitation. [PPL-4, SHL-16] */
export function inviteErrorWords(error: { type: string }): string {
  switch (error.type) {
    case 'NameMissing':
      return t`Type the name.`;
    case 'EmailWrong':
      return t`Invalid email address`;
    case 'NoRight':
      return t`Choose at least one thing that they may do.`;
    case 'AlreadyMember':
      return t`This person works here already.`;
    case 'AlreadyInvited':
      return t`This person has an invitation already. Send its link again, or take it back first.`;
    default:
      return notSavedWords(error);
  }
}
