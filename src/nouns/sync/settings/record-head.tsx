import type { RecordKind } from '../../../contract/sync.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import { kindWords, nameWords } from '../shared/record-words.ts';

interface RecordHeadProps {
  readonly record: RecordKind & { readonly id?: string; readonly title: string; readonly saved_at: string };
  /** Who wrote it, where that is not the person who looks. */
  readonly by?: string | undefined;
}

/** A record in a list: what it is known by, and below it what it is, who wrote it and when. [SYN-8] */
export function RecordHead({ record, by }: RecordHeadProps) {
  const name = nameWords(record);
  const kind = kindWords(record);
  return (
    <>
      <b>{name}</b>
      <span>{[name !== kind && kind, by, whenWords(record.saved_at)].filter(Boolean).join(' · ')}</span>
    </>
  );
}
