import { useLingui } from '@lingui/react/macro';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { NewPerson, personFromSearch } from './new-person.tsx';
import type { Supplier } from './supplier-choice.tsx';
import { fieldOfWho } from './who-fields.tsx';
import { partyErrorWords } from './words/party-error-words.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';

interface NewSupplierProps {
  search: string;
  currency: string;
  onAdded: (vendor: Supplier) => void;
  onBack: () => void;
}

/** Add a supplier. [VEN-1, PUR-2, MSG-20] */
export function NewSupplier({ search, currency, onAdded, onBack }: NewSupplierProps) {
  const { t } = useLingui();
  const { run } = useCommand('suppliers.add');
  const form = useDraftForm(useDraft('sells-beside'), {
    initial: () => ({ id: newDocumentId(), ...personFromSearch(search) }),
    alone: ['id'],
    save: run,
    onSaved: onAdded,
    fieldOf: fieldOfWho,
    words: partyErrorWords,
  });
  const alike = useQuery('suppliers.alike', form.values);
  return (
    <NewPerson
      form={form}
      currency={currency}
      alike={alike}
      add={t`Add supplier`}
      onUse={({ id, name }) => onAdded({ id, name })}
      onBack={onBack}
    />
  );
}
