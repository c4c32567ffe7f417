import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import type { SupplierAccount } from '../../contract/parties.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { CallAndStatement, DOING } from '../../ui/people/call-and-statement.tsx';
import { OpenDocuments } from '../../ui/people/open-documents.tsx';
import { PersonBalance } from '../../ui/people/person-balance.tsx';
import { EditButton, PersonChanges } from '../../ui/people/person-changes.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { owedPath, owedWords } from '../../ui/words/owed-words.ts';
import { MergedSuppliers } from './merged-suppliers.tsx';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import { SupplierFacts } from './supplier-facts.tsx';
import { SUPPLIERS, supplierPath } from './supplier-paths.ts';
import classes from '../../ui/people/person-page.module.css';

/** One supplier: what we owe, how old it is, and all that can be done about it. [VEN-4, DEB-5] */
export function SupplierPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  return (
    <Screen
      title={supplier?.name ?? t`Supplier`}
      description={t`What you owe a supplier, and how old it is.`}
      subtitle={supplier?.phone ? showPhone(supplier.phone) : undefined}
      back={SUPPLIERS}
      action={supplier?.may_edit && <EditButton to={supplierPath(id, 'edit')} />}
    >
      {supplier === undefined && <Waiting />}
      {supplier === null && <NoSuchSupplier />}
      {supplier && <Account supplier={supplier} currency={business.currency} />}
    </Screen>
  );
}

function Account({ supplier, currency }: { supplier: SupplierAccount; currency: string }) {
  const { id, phone, balance, sync, ageing, open } = supplier;
  const documents = open.map((one) => ({ ...one, what: owedWords(one), to: owedPath(one) }));
  const words = {
    owes: <Trans>We owe, {currency}</Trans>,
    ahead: <Trans>We paid ahead, {currency}</Trans>,
    even: <Trans>Nothing owed, {currency}</Trans>,
  };
  return (
    <div className={classes.page}>
      <PersonBalance balance={balance} sync={sync} currency={currency} words={words}>
        {supplier.archived && (
          <p className={classes.small}>
            <Trans>Archived: not offered when you buy any more.</Trans>
          </p>
        )}
      </PersonBalance>
      <div className={classes.doing}>
        {supplier.may_pay && (
          <Button component={Link} to={supplierPath(id, 'payment')} {...DOING} leftSection={<IconCash aria-hidden />}>
            <Trans>Pay</Trans>
          </Button>
        )}
        <CallAndStatement phone={phone} statement={supplierPath(id, 'statement')} />
      </div>
      {ageing.total > 0 && <AgeingSummary ageing={ageing} currency={currency} />}
      {documents.length > 0 && <OpenDocuments documents={documents} currency={currency} />}
      <SupplierFacts supplier={supplier} currency={currency} />
      <MergedSuppliers supplier={supplier} />
      {supplier.may_edit && <Changes id={id} archived={supplier.archived} />}
    </div>
  );
}

/** What may be changed; who is archived is out of the lists until brought back. [DOC-8] */
function Changes({ id, archived }: { id: string; archived: boolean }) {
  const { run, busy, error } = useCommand('suppliers.archive');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const archive = async () => {
    if (!(await run({ id, archived: !archived })).ok) return;
    tell();
    void navigate(SUPPLIERS);
  };
  return (
    <PersonChanges
      edit={supplierPath(id, 'edit')}
      merge={supplierPath(id, 'merge')}
      archived={archived}
      archiving={{ busy, error: error && customerErrorWords(error) }}
      onArchive={() => void archive()}
    />
  );
}
