import { t } from '@lingui/core/macro';

/** Refusals that any command may return, in the shape in which they cross the port. */
export type NotDone =
  | { type: 'NotSaved'; reason: 'quota' | 'storage' }
  | { type: 'NotSaved'; reason: 'invalid'; field: string }
  | { type: 'SignedOut' }
  | { type: 'NotAllowed' };

/** The sentence for a common refusal; undefined for any other. [DAT-5] */
export function notDoneWords(error: { type: string } | undefined): string | undefined {
  const common = error as NotDone | undefined;
  switch (common?.type) {
    case 'NotSaved': {
      if (common.reason === 'invalid') {
        const { field } = common;
        return t`Not saved: the book cannot take this record, because of “${field}”. Nothing you typed is lost.`;
      }
      return common.reason === 'quota'
        ? t`Not saved: the phone is full. Free some space, then save again. Nothing you typed is lost.`
        : t`Not saved: the phone's storage did not answer. Save again. Nothing you typed is lost.`;
    }
    case 'SignedOut':
      return t`Not saved: you are signed out. Sign in again. Nothing you typed is lost.`;
    case 'NotAllowed':
      return t`Not saved: you may not do this here. Ask the owner. Nothing you typed is lost.`;
    case undefined:
    default:
      return undefined;
  }
}

/** The same for a form that could not save, for any refusal. [DAT-5] */
export const notSavedWords = (error: { type: string } | undefined): string =>
  notDoneWords(error) ?? t`Not saved. Nothing you typed is lost.`;
