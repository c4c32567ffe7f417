import { t } from '@lingui/core/macro';

/** Reasons why a fact is not corrected, besides validation errors. [DOC-20] */
export interface NotCorrected {
  readonly type: 'NotHere' | 'Voided' | 'ReasonMissing';
}

/** The sentence for each. */
export function notCorrectedWords({ type }: NotCorrected): string {
  switch (type) {
    case 'Voided':
      return t`Not saved: it was taken out of the book, or put right by somebody else. Open it again to see how it stands.`;
    case 'NotHere':
      return t`Not saved: this is not on this phone.`;
    case 'ReasonMissing':
      return t`Type the reason.`;
  }
}
