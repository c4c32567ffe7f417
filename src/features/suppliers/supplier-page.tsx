import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconArchive,
  IconArchiveOff,
  IconArrowMerge,
  IconCash,
  IconListDetails,
  IconPencil,
  IconPhone,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessView, SupplierAccount } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { OpenDocuments } from '../../ui/people/open-documents.tsx';
import { SyncMark, useMarkWords } from '../../ui/sync/sync-mark.tsx';
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
  const edit = supplier?.may_edit && (
    <Button component={Link} to={supplierPath(id, 'edit')} variant="default" leftSection={<IconPencil aria-hidden />}>
      <Trans>Edit</Trans>
    </Button>
  );
  return (
    <Screen
      title={supplier?.name ?? t`Supplier`}
      description={t`What you owe a supplier, and how old it is.`}
      subtitle={supplier?.phone ? showPhone(supplier.phone) : undefined}
      back={SUPPLIERS}
      action={edit}
    >
      {supplier === undefined && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {supplier === null && <NoSuchSupplier />}
      {supplier && <Account supplier={supplier} currency={business.currency} />}
    </Screen>
  );
}

function Account({ supplier, currency }: { supplier: SupplierAccount; currency: string }) {
  const marks = useMarkWords();
  const { id, balance, ageing, open } = supplier;
  const documents = open.map((one) => ({ ...one, what: owedWords(one), to: owedPath(one) }));
  return (
    <div className={classes.page}>
      <section className={classes.balance}>
        <p>
          {balance > 0 ? (
            <Trans>We owe, {currency}</Trans>
          ) : balance < 0 ? (
            <Trans>We paid ahead, {currency}</Trans>
          ) : (
            <Trans>Nothing owed, {currency}</Trans>
          )}
        </p>
        <p className={classes.big}>
          <Money amount={Math.abs(balance)} currency={currency} total />
        </p>
        {supplier.archived && (
          <p className={classes.small}>
            <Trans>Archived: not offered when you buy any more.</Trans>
          </p>
        )}
        {supplier.sync !== 'synced' && (
          <p className={classes.state}>
            <SyncMark state={supplier.sync} />
            <span aria-hidden>{marks[supplier.sync]}</span>
          </p>
        )}
      </section>
      <SupplierActions supplier={supplier} />
      {ageing.total > 0 && <AgeingSummary ageing={ageing} currency={currency} />}
      {documents.length > 0 && <OpenDocuments documents={documents} currency={currency} />}
      <SupplierFacts supplier={supplier} currency={currency} />
      <MergedSuppliers supplier={supplier} />
      {supplier.may_edit && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={supplierPath(id, 'edit')}
            variant="default"
            h={48}
            hiddenFrom="md"
            leftSection={<IconPencil aria-hidden />}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            component={Link}
            to={supplierPath(id, 'merge')}
            variant="default"
            h={48}
            leftSection={<IconArrowMerge aria-hidden />}
          >
            <Trans>The same as another</Trans>
          </Button>
          <ArchiveButton id={id} archived={supplier.archived} />
        </div>
      )}
    </div>
  );
}

/** Pay, call, statement. */
function SupplierActions({ supplier: { id, phone, may_pay } }: { supplier: SupplierAccount }) {
  const height = { h: 56, fullWidth: true } as const;
  return (
    <div className={classes.doing}>
      {may_pay && (
        <Button component={Link} to={supplierPath(id, 'payment')} {...height} leftSection={<IconCash aria-hidden />}>
          <Trans>Pay</Trans>
        </Button>
      )}
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          variant="default"
          {...height}
          leftSection={<IconPhone aria-hidden />}
        >
          <Trans>Call</Trans>
        </Button>
      )}
      <Button
        component={Link}
        to={supplierPath(id, 'statement')}
        variant="default"
        {...height}
        leftSection={<IconListDetails aria-hidden />}
      >
        <Trans>Statement</Trans>
      </Button>
    </div>
  );
}

/** Out of the lists, or back into them; nobody is ever deleted. [DOC-8] */
function ArchiveButton({ id, archived }: { id: string; archived: boolean }) {
  const { run, busy, error } = useCommand('suppliers.archive');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const archive = async () => {
    if (!(await run({ id, archived: !archived })).ok) return;
    tell();
    void navigate(SUPPLIERS);
  };
  return (
    <>
      <Button
        variant="default"
        h={48}
        loading={busy}
        leftSection={archived ? <IconArchiveOff aria-hidden /> : <IconArchive aria-hidden />}
        onClick={() => void archive()}
      >
        {archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
      </Button>
      {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
    </>
  );
}
