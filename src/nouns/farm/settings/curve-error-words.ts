import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import type { CurveRowError } from '../../../domain/flocks/check-curve.ts';
import type { CurveKind } from '../../../domain/flocks/curve-copies.ts';
import type { ReadCurveError } from '../../../domain/flocks/read-curve.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

type CurveRefusal = Extract<CommandResult<'farm.saveCurve'>, { ok: false }>['error'];

/** The text of each error in a row of a curve. [FLK-24] */
export function rowErrorWords(error: CurveRowError, kind: CurveKind): string {
  switch (error) {
    case 'DaysDoNotRise':
      return kind === 'growth' ? t`This day is not after the one above.` : t`This week is not after the one above.`;
    case 'DoesNotAgree':
      return t`Feed, weight and FCR do not agree: feed ÷ weight must be the FCR. A column may be shifted, or a digit wrong.`;
    case 'OutOfRange':
      return t`A number is missing here, or cannot be.`;
  }
}

/** The text of each error when a text is no table of a curve. */
export const readErrorWords = (error: ReadCurveError): string =>
  error.type === 'NoColumns'
    ? t`These columns are not known. Name them in the first row: day, weight, FCR, feed; or week, laying.`
    : t`Row ${error.row}: a quotation mark is not closed. Save the file as CSV again.`;

/** The text of each refusal of a breed curve. [FLK-24] */
export function curveErrorWords(error: CurveRefusal): string {
  switch (error.type) {
    case 'NameMissing':
      return t`Type the breed.`;
    case 'EditionMissing':
      return t`Type the edition, or the year of the guide.`;
    case 'SourceMissing':
      return t`Type where the curve comes from.`;
    case 'NoRows':
      return t`Type the table, or choose a file.`;
    case 'TooManyRows':
      return t`A curve has 120 rows at most.`;
    case 'TooMany':
      return t`There is no room for more. Remove one first.`;
    case 'DaysDoNotRise':
    case 'DoesNotAgree':
    case 'OutOfRange':
      return t`Not saved: correct the marked rows first.`;
    case 'ChangedMeanwhile':
      return t`This curve was changed on another phone meanwhile. Close it and open it again.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
