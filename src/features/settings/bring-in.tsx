import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBuildingStore,
  IconCash,
  IconChevronRight,
  IconFileImport,
  IconTruckDelivery,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { takeShared, useSharedName } from '../../client/shared-file.ts';
import { useImport } from '../../client/use-import.ts';
import type { ImportKind } from '../../domain/imports/import-row.ts';
import { ImportWizard } from '../../ui/import/import-wizard.tsx';
import classes from './settings.module.css';

const PAGE = '/settings/9';
const KINDS: readonly string[] = ['customers', 'suppliers', 'items', 'money'] satisfies ImportKind[];

/** The kind that the address asks for; undefined when it asks for none. */
export const kindAsked = (asked: string | null): ImportKind | undefined =>
  asked !== null && KINDS.includes(asked) ? (asked as ImportKind) : undefined;

/** What can be brought in from another book: the first step of the wizard; what another app shared waits for its kind. [IMP-1, OFF-7] */
export function BringInCard({ business, shared }: { business: BusinessView; shared: boolean }) {
  const { t } = useLingui();
  const waits = useSharedName(shared);
  const kinds = [
    { kind: 'customers', icon: IconUsers, words: t`Customers`, more: t`With what they owe you` },
    { kind: 'suppliers', icon: IconTruckDelivery, words: t`Suppliers`, more: t`With what you owe them` },
    ...(business.purchases
      ? [{ kind: 'items', icon: IconBuildingStore, words: t`Items of the shop`, more: t`With prices and what is on the shelf` }]
      : []),
    { kind: 'money', icon: IconCash, words: t`Money`, more: t`Cash, mobile money and bank when you began` },
  ];
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Bring your data in</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>From another app, a sheet or your contacts. You see everything before it is added, and nothing is added twice.</Trans>
      </p>
      {waits !== undefined && (
        <p role="status" className={classes.waits}>
          <IconFileImport aria-hidden />
          {waits === '' ? <Trans>A text was shared. What is in it?</Trans> : <Trans>{waits} was shared. What is in it?</Trans>}
        </p>
      )}
      <nav className={classes.bring} aria-label={t`What to bring in`}>
        {kinds.map(({ kind, icon: Icon, words, more }) => (
          <Link key={kind} className={classes.link} to={`${PAGE}?bring=${kind}${waits === undefined ? '' : '&shared=1'}`}>
            <Icon aria-hidden />
            <span>
              <b>{words}</b>
              <span>{more}</span>
            </span>
            <IconChevronRight aria-hidden />
          </Link>
        ))}
      </nav>
    </section>
  );
} // prettier-ignore

/** The rest of the wizard, for one kind. [IMP-1] */
export function BringInPage({ kind, business, shared }: { kind: ImportKind; business: BusinessView; shared: boolean }) {
  const { t } = useLingui();
  const titles = {
    customers: t`Bring in customers`,
    suppliers: t`Bring in suppliers`,
    items: t`Bring in items`,
    money: t`Bring in money`,
  };
  return (
    <ImportWizard
      key={kind}
      kind={kind}
      title={titles[kind]}
      description={t`Take what stood in another book into this one.`}
      back={PAGE}
      currency={business.currency}
      may={business.role === 'owner'}
      importing={useImport()}
      shared={shared ? takeShared : undefined}
    />
  );
}
