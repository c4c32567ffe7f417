import type { RecordKind } from '../../../contract/sync.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import { kindWords, nameWords } from '../shared/record-words.ts';

interface RecordHeadProps {
  readonly record: RecordKind & { readonly id?: string; readonly title: string; readonly saved_at: string };
  /** The author, when it is not the viewer. */
  readonly by?: string | undefined;
}

/** A record in a list: its title, and below it its kind, author and time. [SYN-8] */
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
