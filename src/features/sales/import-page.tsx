import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { ImportScreen } from '../../ui/import/import-screen.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { CUSTOMERS } from './customer-paths.ts';
import { maySell } from './may-sell.ts';

/** Customers from a table or from contacts. [CUS-7] */
export function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const preview = useCommand('customers.previewImport');
  const saving = useCommand('customers.import');
  const error = preview.error ?? saving.error;
  return (
    <ImportScreen
      title={t`Import customers`}
      description={t`Take customers from a file or from your contacts.`}
      back={CUSTOMERS}
      may={maySell(business)}
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
        news: t`New customers`,
        add: (count) => plural(count, { one: 'Add # customer', other: 'Add # customers' }),
        added: (count) => plural(count, { one: '# customer was added', other: '# customers were added' }),
      }}
    />
  );
}
