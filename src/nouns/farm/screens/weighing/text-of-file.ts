import { loadWords } from '../../../../client/language.ts';
import type { CsvRow } from '../../../../domain/text/csv.ts';
import { readFile } from '../../../transfer/shared/import/read-file.ts';

/** The text of a file, one for each sheet, or the reason why it cannot be read. */
export type FileText =
  | { readonly is: 'text'; readonly sheets: readonly { readonly name: string; readonly text: string }[] }
  | { readonly is: 'unreadable'; readonly words: string };

/**
 * A text or Excel file as text with one line per row, so that it can be seen and corrected before it is added. [ACT-14]
 */
export async function textOfFile(file: File): Promise<FileText> {
  const brought = await readFile(file);
  if (brought.is === 'tables')
    return {
      is: 'text',
      sheets: brought.sheets.map(({ name, rows }) => ({ name, text: brought.text ?? linesOf(rows) })),
    };
  // The messages are loaded on demand: most files can be read.
  const [{ unreadableWords }] = await Promise.all([import('../../../transfer/shared/import/import-words.ts'), loadWords('import')]); // prettier-ignore
  return { is: 'unreadable', words: unreadableWords(brought.is === 'people' ? { is: 'NoTable' } : brought) };
}

/** Keep rows at their position in the sheet, so that the line of a place is its row there. */
function linesOf(rows: readonly CsvRow[]): string {
  const lines: string[] = [];
  for (const { row, cells } of rows) lines[row - 1] = cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t');
  return Array.from(lines, (line) => line ?? '').join('\n');
}
