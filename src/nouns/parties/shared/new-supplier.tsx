import { useLingui } from '@lingui/react/macro';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { NewPerson, personFromSearch } from './new-person.tsx';
import type { Supplier } from './supplier-choice.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

interface NewSupplierProps {
  search: string;
  currency: string;
  onAdded: (vendor: Supplier) => void;
  onBack: () => void;
}

/** Add a supplier. [VEN-1, PUR-2, MSG-20] */
export function NewSupplier({ search, currency, onAdded, onBack }: NewSupplierProps) {
  const { t } = useLingui();
  const kept = useDraft('sells-beside');
  const [id] = useKept(kept, 'id', newDocumentId);
  const [person, setPerson] = useKept(kept, 'person', personFromSearch(search));
  const alike = useQuery('suppliers.alike', { id, ...person });
  const { run, busy, error, clearError } = useCommand('suppliers.add');
  const add = async () => {
    const result = await run({ id, ...person });
    if (!result.ok) return;
    kept.forget();
    onAdded(result.value);
  };
  return (
    <NewPerson<Supplier>
      kept={kept}
      person={person}
      currency={currency}
      alike={alike}
      adding={{ busy, error }}
      add={t`Add supplier`}
      onType={(typed) => {
        setPerson(typed);
        clearError();
      }}
      onUse={({ id: known, name }) => onAdded({ id: known, name })}
      onAdd={() => void add()}
      onBack={onBack}
    />
  );
}
