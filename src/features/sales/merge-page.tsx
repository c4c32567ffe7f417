import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { MergePeople, type MergingPerson } from '../../ui/people/merge-people.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { customerPath, OTHER } from './customer-paths.ts';
import { NoSuchCustomer } from './no-such-customer.tsx';

const SHOWN = 31;
const NOBODY = { id: '' };

/** Two customers that are one: who the other is, and which name stays. With `&other=` it is asked only which. [CUS-8] */
export function MergePage({ id, business: { currency } }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const customer = useQuery('customers.account', { id });
  const [search, setSearch] = useState('');
  const found = useQuery('customers.list', { search: search.trim(), limit: SHOWN });
  const named = params.get(OTHER);
  const other = useQuery('customers.account', named === null ? NOBODY : { id: named });
  const { run, busy, error } = useCommand('customers.merge');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const merge = async (goes: MergingPerson, kept: MergingPerson) => {
    if (!(await run({ id: goes.id, into: kept.id })).ok) return;
    tell();
    void navigate(customerPath(kept.id), { replace: true });
  };
  const choose = (chosen: MergingPerson | undefined) =>
    setParams({ id, page: 'merge', ...(chosen && { [OTHER]: chosen.id }) }, { replace: true });
  const isBoth = named !== null && other && other.id !== id;
  return (
    <Screen
      title={t`The same customer`}
      description={t`Put two entries of one customer together.`}
      subtitle={customer?.name}
      back={customerPath(id)}
    >
      {customer === undefined && <Waiting />}
      {(customer === null || customer?.may_edit === false) && <NoSuchCustomer />}
      {customer?.may_edit && (
        <MergePeople
          person={customer}
          other={isBoth ? other : undefined}
          currency={currency}
          search={search}
          onSearch={setSearch}
          found={found}
          label={t`Other customers`}
          nobody={<Trans>No other customer of this name.</Trans>}
          explain={(goes, kept) =>
            t`All that ${goes} bought and paid then stands under ${kept}, and one sum says what they owe. You can take them apart again.`
          }
          busy={busy}
          error={error && customerErrorWords(error)}
          onMerge={(goes, kept) => void merge(goes, kept)}
          onOther={choose}
        />
      )}
    </Screen>
  );
}
