import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PartyRow } from '../../../../contract/parties.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { showPhone } from '../../../../domain/phones/phone-number.ts';
import { useIsPart } from '../../../../ui/feedback/part-context.ts';
import { FindPerson } from '../../../parties/shared/find-person.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { SaleForm } from './sale-form.ts';
import { newDocumentId } from '../../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { NewPerson, personFromSearch } from '../../../parties/shared/new-person.tsx';
import { useDraft, useKept } from '../../../../ui/drafts/use-draft.ts';

interface CustomerSheetProps {
  opened: boolean;
  currency: string;
  onPick: (customer: SaleForm['customer']) => void;
  onClose: () => void;
}

/** Choose the customer: search, pick, walk-in, or add a new one without leaving the sale. [CUS-3] */
export function CustomerSheet({ opened, currency, onPick, onClose }: CustomerSheetProps) {
  return (
    <Sheet opened={opened} title={<Trans>Who buys?</Trans>} onClose={onClose}>
      {opened && <CustomerChoice currency={currency} onPick={onPick} />}
    </Sheet>
  );
}

const SHOWN = 30;

function CustomerChoice({ currency, onPick }: Pick<CustomerSheetProps, 'currency' | 'onPick'>) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const isPart = useIsPart();
  const customers = useQuery('customers.list', { search: search.trim(), limit: SHOWN });
  if (adding)
    return <NewCustomer search={search} currency={currency} onAdded={onPick} onBack={() => setAdding(false)} />;
  const said = ({ phone, balance }: PartyRow) =>
    [phone && showPhone(phone), !isPart && (balance > 0 ? t`owes ${formatAmount(balance, currency)}` : t`owes nothing`)]
      .filter(Boolean)
      .join(' · ');
  return (
    <FindPerson<PartyRow>
      search={search}
      onSearch={setSearch}
      label={t`Customers`}
      newOne={t`New customer`}
      onNew={() => setAdding(true)}
      nobody={{ name: t`Walk-in`, said: t`No name, pays now` }}
      found={customers?.map((one) => ({ key: one.id, name: one.name, said: said(one), value: one }))}
      onPick={onPick}
    />
  );
}

interface NewCustomerProps {
  search: string;
  currency: string;
  onAdded: (customer: NonNullable<SaleForm['customer']>) => void;
  onBack: () => void;
}

/** Add a customer. [CUS-2, CUS-3, MSG-20] */
function NewCustomer({ search, currency, onAdded, onBack }: NewCustomerProps) {
  const { t } = useLingui();
  const kept = useDraft('buys-beside');
  const [id] = useKept(kept, 'id', newDocumentId);
  const [person, setPerson] = useKept(kept, 'person', personFromSearch(search));
  const alike = useQuery('customers.alike', { id, ...person });
  const { run, busy, error, clearError } = useCommand('customers.add');
  const add = async () => {
    const result = await run({ id, ...person });
    if (!result.ok) return;
    kept.forget();
    onAdded({ ...result.value, phone: person.phone.trim() || undefined, balance: 0 });
  };
  return (
    <NewPerson<NonNullable<SaleForm['customer']>>
      kept={kept}
      person={person}
      currency={currency}
      alike={alike}
      adding={{ busy, error }}
      add={t`Add customer`}
      onType={(typed) => {
        setPerson(typed);
        clearError();
      }}
      onUse={onAdded}
      onAdd={() => void add()}
      onBack={onBack}
    />
  );
}
