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
import { fieldOfWho } from '../../../parties/shared/who-fields.tsx';
import { partyErrorWords } from '../../../parties/shared/words/party-error-words.ts';
import { ok } from '../../../../domain/result.ts';
import { useDraft } from '../../../../ui/drafts/use-draft.ts';
import { useDraftForm } from '../../../../ui/drafts/use-draft-form.ts';

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
  const { run } = useCommand('customers.add');
  const form = useDraftForm(useDraft('buys-beside'), {
    initial: () => ({ id: newDocumentId(), ...personFromSearch(search) }),
    alone: ['id'],
    save: async (person) => {
      const added = await run(person);
      return added.ok ? ok({ ...added.value, phone: person.phone.trim() || undefined, balance: 0 }) : added;
    },
    onSaved: onAdded,
    fieldOf: fieldOfWho,
    words: partyErrorWords,
  });
  const alike = useQuery('customers.alike', form.values);
  return (
    <NewPerson form={form} currency={currency} alike={alike} add={t`Add customer`} onUse={onAdded} onBack={onBack} />
  );
}
