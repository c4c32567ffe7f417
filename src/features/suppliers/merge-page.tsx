import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { MergePeople, type MergingPerson } from '../../ui/people/merge-people.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import { supplierPath } from './supplier-paths.ts';

const SHOWN = 31;

/** Two suppliers that are one: who the other is, and which name stays. [VEN-4] */
export function MergePage({ id, business: { currency } }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  const [search, setSearch] = useState('');
  const found = useQuery('suppliers.list', { search: search.trim(), limit: SHOWN });
  const [other, setOther] = useState<MergingPerson>();
  const { run, busy, error } = useCommand('suppliers.merge');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const merge = async (goes: MergingPerson, kept: MergingPerson) => {
    if (!(await run({ id: goes.id, into: kept.id })).ok) return;
    tell();
    void navigate(supplierPath(kept.id), { replace: true });
  };
  return (
    <Screen
      title={t`The same supplier`}
      description={t`Put two entries of one supplier together.`}
      subtitle={supplier?.name}
      back={supplierPath(id)}
    >
      {supplier === undefined && <Waiting />}
      {(supplier === null || supplier?.may_edit === false) && <NoSuchSupplier />}
      {supplier?.may_edit && (
        <MergePeople
          person={supplier}
          other={other}
          currency={currency}
          search={search}
          onSearch={setSearch}
          found={found}
          label={t`Other suppliers`}
          nobody={<Trans>No other supplier of this name.</Trans>}
          explain={(goes, kept) =>
            t`All that was bought from ${goes}, and paid to them, then stands under ${kept}, and one sum says what we owe. You can take them apart again.`
          }
          busy={busy}
          error={error && customerErrorWords(error)}
          onMerge={(goes, kept) => void merge(goes, kept)}
          onOther={setOther}
        />
      )}
    </Screen>
  );
}
