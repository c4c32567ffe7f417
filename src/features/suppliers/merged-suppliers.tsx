import { Trans } from '@lingui/react/macro';
import type { SupplierAccount } from '../../contract/parties.ts';
import { useCommand } from '../../client/use-command.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { MergedNames } from '../../ui/people/merged-names.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';

/** Who else was found to be this supplier. [VEN-4] */
export function MergedSuppliers({ supplier: { merged, may_edit } }: { supplier: SupplierAccount }) {
  const { run, busy, error } = useCommand('suppliers.merge');
  const tell = useSavedToast();
  const separate = async (id: string) => {
    if ((await run({ id, into: undefined })).ok) tell();
  };
  return (
    <MergedNames
      title={<Trans>The same supplier</Trans>}
      merged={merged}
      mayEdit={may_edit}
      busy={busy}
      error={error && customerErrorWords(error)}
      onSeparate={(id) => void separate(id)}
    />
  );
}
