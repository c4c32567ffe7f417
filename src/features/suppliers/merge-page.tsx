import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BusinessView, SupplierAccount, SupplierRow } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import { supplierPath } from './supplier-paths.ts';
import classes from './merge.module.css';

const SHOWN = 30;

/** Two suppliers that are one: who the other is, and which name stays. [VEN-4] */
export function MergePage({ id, business: { currency } }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  const [other, setOther] = useState<SupplierRow>();
  return (
    <Screen
      title={t`The same supplier`}
      description={t`Put two entries of one supplier together.`}
      subtitle={supplier?.name}
      back={supplierPath(id)}
    >
      {supplier === undefined && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {(supplier === null || supplier?.may_edit === false) && <NoSuchSupplier />}
      {supplier?.may_edit && !other && <WhoElse supplier={supplier} currency={currency} onPick={setOther} />}
      {supplier?.may_edit && other && (
        <WhichStays supplier={supplier} other={other} currency={currency} onBack={() => setOther(undefined)} />
      )}
    </Screen>
  );
}

interface WhoElseProps {
  supplier: SupplierAccount;
  currency: string;
  onPick: (other: SupplierRow) => void;
}

function WhoElse({ supplier: { id, name }, currency, onPick }: WhoElseProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  // One more, for the supplier itself may be among them.
  const found = useQuery('suppliers.list', { search: search.trim(), limit: SHOWN + 1 });
  const others = found?.filter((one) => one.id !== id).slice(0, SHOWN);
  return (
    <div className={classes.page}>
      <p className={classes.ask}>
        <Trans>Who else is {name}?</Trans>
      </p>
      <SearchField label={t`Name or phone`} value={search} onChange={setSearch} />
      {others?.length === 0 && (
        <EmptyState drawing={<LedgerDrawing />}>
          <Trans>No other supplier of this name.</Trans>
        </EmptyState>
      )}
      <ul className={classes.others} aria-label={t`Other suppliers`}>
        {others?.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onPick(one)}>
              <span className={classes.who}>
                <b>{one.name}</b>
                <small>{one.phone && showPhone(one.phone)}</small>
              </span>
              {one.balance !== 0 && <Money amount={one.balance} currency={currency} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WhichStaysProps {
  supplier: SupplierAccount;
  other: SupplierRow;
  currency: string;
  onBack: () => void;
}

function WhichStays({ supplier, other, currency, onBack }: WhichStaysProps) {
  const { t } = useLingui();
  const [stays, setStays] = useState(other.id);
  const { run, busy, error } = useCommand('suppliers.merge');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const goes = stays === other.id ? supplier : other;
  const kept = stays === other.id ? other : supplier;
  const merge = async () => {
    if (!(await run({ id: goes.id, into: kept.id })).ok) return;
    tell();
    void navigate(supplierPath(kept.id), { replace: true });
  };
  return (
    <div className={classes.page}>
      <fieldset className={classes.stays}>
        <legend>{t`Which one stays?`}</legend>
        {[other, supplier].map(({ id, name, phone, balance }) => (
          <label key={id}>
            <input type="radio" name="stays" checked={stays === id} onChange={() => setStays(id)} />
            <span className={classes.who}>
              <b>{name}</b>
              <small>{phone && showPhone(phone)}</small>
            </span>
            <Money amount={balance} currency={currency} />
          </label>
        ))}
      </fieldset>
      <p>
        <Trans>
          All that was bought from {goes.name}, and paid to them, then stands under {kept.name}, and one sum says what
          we owe. You can take them apart again.
        </Trans>
      </p>
      {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => void merge()}>
        <Trans>Put them together</Trans>
      </Button>
      <Button variant="default" h={48} onClick={onBack}>
        <Trans>Choose another</Trans>
      </Button>
    </div>
  );
}
