import { NativeSelect } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { CsvRow } from '../../domain/text/csv.ts';

interface HeadsChoiceProps {
  table: readonly CsvRow[];
  /** Place of the row in the table. */
  heads: number | undefined;
  onChange: (heads: number | undefined) => void;
}

/** Rows among which the heads are chosen, and what is shown of each. */
const [OFFERED, SHOWN] = [21, 3];

/** Which row names the columns; what is above it is left out. [IMP-1] */
export function HeadsChoice({ table, heads, onChange }: HeadsChoiceProps) {
  const { t } = useLingui();
  const words = ({ row, cells }: CsvRow) => {
    const some = cells.map((cell) => cell.trim()).filter(Boolean).slice(0, SHOWN).join(', '); // prettier-ignore
    return t`Row ${row}: ${some}`;
  };
  return (
    <NativeSelect
      label={t`Which row names the columns?`}
      description={heads ? t`What stands above it is left out.` : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={heads === undefined ? '' : String(heads)}
      data={[
        { value: '', label: t`None: all rows are brought in` },
        ...table.slice(0, OFFERED).map((one, at) => ({ value: String(at), label: words(one) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : Number(value))}
    />
  );
}
