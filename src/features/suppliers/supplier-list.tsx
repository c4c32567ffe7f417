import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload, IconFileImport, IconPlus, IconSearch } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView, SuppliersPage, SuppliersShown } from '../../client/port-types.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { downloadText } from '../../ui/download-text.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { PlusButton } from '../../ui/plus-button.tsx';
import { mayBuy } from './may-buy.ts';
import { NoSuppliers } from './no-suppliers.tsx';
import { SuppliersFound } from './suppliers-found.tsx';
import { SuppliersTotals } from './suppliers-totals.tsx';
import classes from '../../ui/people/person-list.module.css';

/** All we buy from: who was changed last stands first. [RTE-51, VEN-2, VEN-4] */
export function SupplierList({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<SuppliersShown>('all');
  const question = JSON.stringify([search.trim(), shown]);
  const [asked, setAsked] = useState<{ question: string; after: SuppliersPage['next'] }>({ question, after: null });
  const after = asked.question === question ? asked.after : null;
  const page = useQuery('suppliers.page', { search: search.trim(), shown, after });
  const next = page?.next;
  const loadMore = useCallback(() => setAsked({ question, after: next ?? null }), [question, next]);
  const mayAdd = mayBuy(business);
  const add = (
    <Button component={Link} to="?page=new" leftSection={<IconPlus aria-hidden />}>
      <Trans>New supplier</Trans>
    </Button>
  );
  return (
    <Screen
      title={t`Suppliers`}
      description={t`Everybody you buy from, and what you owe them.`}
      back="/expenses"
      action={mayAdd && page && !page.none_at_all && add}
      flush
    >
      {!page && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {page?.none_at_all && <NoSuppliers mayAdd={mayAdd} />}
      {page && !page.none_at_all && (
        <>
          <div className={classes.bar}>
            <TextInput
              aria-label={t`Name, phone or goods`}
              placeholder={t`Name, phone or goods`}
              type="search"
              leftSection={<IconSearch aria-hidden />}
              leftSectionWidth={44}
              styles={{ input: { height: 48, minHeight: 48, fontSize: 16 } }}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <ChoiceChips
              label={t`Which suppliers`}
              options={[
                { value: 'all', label: t`All` },
                { value: 'owed', label: t`We owe them` },
                { value: 'archived', label: t`Archived` },
              ]}
              value={shown}
              onChange={setShown}
            />
          </div>
          <SuppliersTotals page={page} currency={business.currency} />
          <SuppliersFound
            page={page}
            shown={shown}
            search={search}
            currency={business.currency}
            onNearEnd={next ? loadMore : undefined}
            onClear={() => setSearch('')}
          />
          <div className={classes.foot}>
            {mayAdd && (
              <Button
                component={Link}
                to="?page=import"
                variant="default"
                h={48}
                leftSection={<IconFileImport aria-hidden />}
              >
                <Trans>Import</Trans>
              </Button>
            )}
            <ExportButton />
          </div>
          {mayAdd && <PlusButton to="?page=new" name={t`New supplier`} />}
        </>
      )}
    </Screen>
  );
}

const NOTHING = {};

/** Every supplier as a table for a spreadsheet. [VEN-3] */
function ExportButton() {
  const { run, busy } = useCommand('suppliers.export');
  const save = async () => {
    const made = await run(NOTHING);
    if (made.ok) downloadText(made.value.filename, made.value.csv, 'text/csv');
  };
  return (
    <Button
      variant="default"
      h={48}
      loading={busy}
      leftSection={<IconDownload aria-hidden />}
      onClick={() => void save()}
    >
      <Trans>Export</Trans>
    </Button>
  );
}
