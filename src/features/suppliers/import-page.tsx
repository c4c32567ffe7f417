import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { ImportScreen } from '../../ui/import/import-screen.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { SUPPLIERS } from './supplier-paths.ts';
import { mayBuy } from './may-buy.ts';

/** Suppliers from a table or from contacts. [VEN-3] */
export function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const preview = useCommand('suppliers.previewImport');
  const saving = useCommand('suppliers.import');
  const error = preview.error ?? saving.error;
  return (
    <ImportScreen
      title={t`Import suppliers`}
      description={t`Take suppliers from a file or from your contacts.`}
      back={SUPPLIERS}
      may={mayBuy(business)}
      busy={{ looking: preview.busy, saving: saving.busy }}
      error={error && customerErrorWords(error)}
      onLook={async (rows) => {
        const planned = await preview.run({ rows });
        return planned.ok ? planned.value : undefined;
      }}
      onAdd={async (rows) => {
        const done = await saving.run({ rows });
        return done.ok ? done.value.added : undefined;
      }}
      words={{
        news: t`New suppliers`,
        add: (count) => plural(count, { one: 'Add # supplier', other: 'Add # suppliers' }),
        added: (count) => plural(count, { one: '# supplier was added', other: '# suppliers were added' }),
      }}
    />
  );
}
