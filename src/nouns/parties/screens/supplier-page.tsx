import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import type { SupplierAccount } from '../../../contract/parties.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { AgeingSummary } from '../shared/ageing-summary.tsx';
import { CallAndStatement, DOING } from '../shared/call-and-statement.tsx';
import { OpenDocuments } from '../shared/open-documents.tsx';
import { PersonBalance } from '../shared/person-balance.tsx';
import { EditButton, PersonChanges } from '../shared/person-changes.tsx';
import { customerErrorWords } from '../shared/words/customer-error-words.ts';
import { owedPath, owedWords } from '../shared/words/owed-words.ts';
import { NoSuchSupplier } from './no-such-supplier.tsx';
import { SUPPLIERS, supplierPath } from './supplier-paths.ts';
import classes from '../shared/person-page.module.css';
import { openingWords, PersonFacts, termsWords } from '../shared/person-facts.tsx';
import { MergedNames } from '../shared/merged-names.tsx';

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

/** What else is known of a supplier. [VEN-1] */
function SupplierFacts({ supplier: { details }, currency }: { supplier: SupplierAccount; currency: string }) {
  const { t } = useLingui();
  const { supplies, location, mobile_money, terms_days, note } = details;
  return (
    <PersonFacts
      title={t`About this supplier`}
      facts={[
        [t`Brings`, supplies?.join(', ')],
        [t`Place`, location],
        [t`Pay to`, mobile_money],
        [t`Days to pay`, termsWords(terms_days)],
        [t`From before the book`, openingWords(details, currency)],
        [t`Note`, note],
      ]}
    />
  );
}

/** Who else was found to be this supplier. [VEN-4] */
function MergedSuppliers({ supplier: { merged, may_edit } }: { supplier: SupplierAccount }) {
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
