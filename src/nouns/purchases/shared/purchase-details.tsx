import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams, Link } from 'react-router-dom';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { dayWords, shortDay } from '../../../ui/words/date-words.ts';
import { PurchaseFacts } from '../screens/purchase-facts.tsx';
import { SendBack } from '../screens/send-back.tsx';
import classes from '../../stock/shared/item-page.module.css';
import type { PurchasePage, PurchasedLine } from '../../../contract/purchases.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { mulDiv } from '../../../domain/money/mul-div.ts';
import { amountWords, itemName, priceWords } from '../../../ui/words/stock-words.ts';
import {
  itemPath,
  materialPath,
  editPurchasePath,
  payPurchasePath,
  purchasePaymentsPath,
  sendBackPath,
} from '../../stock/shared/shop-paths.ts';
import { Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconCash, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { shopErrorWords } from '../../stock/shared/shop-error-words.ts';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

/** A purchase: its goods, their landed cost, and their use. [PUR-3, PUR-6] */
export function PurchaseDetails({ id, back }: { id: string; back: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const business = useBusiness();
  const page = useQuery('purchases.one', { id });
  if (!business) return null;
  const { currency } = business;
  const here = page?.id === id ? page : undefined;
  if (params.get('back') !== null && here?.to_return)
    return <SendBack key={id} page={here} of={here.to_return} currency={currency} />;
  return (
    <Screen
      title={here ? (here.vendor?.name ?? t`Purchase`) : t`Purchase`}
      description={t`What was bought, and what it cost.`}
      subtitle={here && `${here.purchase_no} · ${dayWords(here.day)}`}
      back={back}
      flush
    >
      {page === undefined && <Waiting />}
      {page === null && (
        <NotHere to={back} button={<Trans>Back</Trans>}>
          <Trans>This purchase is not on this phone. If it was made on another one, it opens here once it arrives.</Trans>
        </NotHere>
      )}
      {here && (
        <div className={classes.sums}>
          {here.may_edit && <UnsavedChange of="purchase" id={id} to={editPurchasePath(here)} />}
          <PurchaseFacts page={here} currency={currency} />
          <PurchaseActions page={here} />
          <PurchasedLines page={here} currency={currency} />
        </div>
      )}
    </Screen>
  );
} // prettier-ignore

interface LinesProps {
  page: PurchasePage;
  currency: string;
}

/** Each line with its landed cost and its use. [PUR-3, PUR-6] */
function PurchasedLines({ page, currency }: LinesProps) {
  const { t } = useLingui();
  return (
    <section>
      <h2>
        {page.kind === 'return' ? (
          <Trans>What was sent back, {currency}</Trans>
        ) : (
          <Trans>What was bought, {currency}</Trans>
        )}
      </h2>
      <ul className={classes.list} aria-label={t`Lines of the purchase`}>
        {page.lines.map((line) => (
          <li key={line.line_id} className={classes.bought}>
            <Line line={line} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line, currency }: { line: PurchasedLine; currency: string }) {
  const { t } = useLingui();
  const { qty, unit, factor, unit_cost, net, tax, claimed, landed, batch_no, expiry, base_unit, left, sold } = line;
  const money = (amount: number) => formatAmount(amount, currency);
  const amount = (of: number) => amountWords(of, base_unit, { unit, factor });
  const extra = landed - net - (claimed ? 0 : tax);
  const gain = sold && sold.income - sold.cost;
  return (
    <>
      <div className={classes.boughtHead}>
        {line.page ? (
          <Link
            className={classes.lineLink}
            to={line.page === 'shop' ? itemPath(line.item_id) : materialPath(line.item_id)}
          >
            <b>{itemName(line)}</b>
          </Link>
        ) : (
          <b>{itemName(line)}</b>
        )}
        <strong>{money(landed)}</strong>
      </div>
      <small>
        {amount(qty)} × {money(unit_cost)}
      </small>
      {(batch_no ?? expiry) !== undefined && (
        <small>
          {[batch_no && t`Batch ${batch_no}`, expiry && t`expires ${shortDay(expiry)}`].filter(Boolean).join(' · ')}
        </small>
      )}
      {extra !== 0 && (
        <small>
          <Trans>
            with {money(extra)} for transport and other costs: {priceWords(money(mulDiv(landed, factor, qty)), unit)}
          </Trans>
        </small>
      )}
      {tax !== 0 && (
        <small>
          {claimed ? (
            <Trans>{money(tax)} tax beside it, to be claimed back</Trans>
          ) : (
            <Trans>with {money(tax)} tax</Trans>
          )}
        </small>
      )}
      {left !== undefined && (
        <small>
          {left === 0 ? <Trans>All of it is gone.</Trans> : <Trans>{amount(left)} of it still there</Trans>}
        </small>
      )}
      {sold !== undefined && sold.qty > 0 && gain !== undefined && (
        <small>
          <Trans>
            Since then {amount(sold.qty)} sold for {money(sold.income)}, they had cost {money(sold.cost)}:
          </Trans>{' '}
          <b data-tone={gain < 0 ? 'bad' : 'good'}>{gain < 0 ? t`${money(-gain)} lost` : t`${money(gain)} earned`}</b>
        </small>
      )}
    </>
  );
}

/** Pay, change or void it. [RTE-44, RTE-46] */
function PurchaseActions({ page }: { page: PurchasePage }) {
  const [isOpen, setOpen] = useState(false);
  const { may_edit, may_void } = page;
  const isOwed = page.kind === 'purchase' && !page.voided;
  return (
    <div className={classes.buttons}>
      {isOwed && page.balance > 0 && (
        <Button data-first component={Link} to={payPurchasePath(page)} h={48} px="xs" leftSection={<IconCash size={20} aria-hidden />}>
          <Trans>Pay the supplier</Trans>
        </Button>
      )}
      {isOwed && (
        <Button component={Link} to={purchasePaymentsPath(page)} variant="default" h={48} px="xs">
          <Trans>Payments</Trans>
        </Button>
      )}
      {may_edit && (
        <Button component={Link} to={editPurchasePath(page)} variant="default" h={48} px="xs" leftSection={<IconPencil size={20} aria-hidden />}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {page.to_return && (
        <Button component={Link} to={sendBackPath(page)} variant="default" h={48} px="xs" leftSection={<IconArrowBackUp size={20} aria-hidden />}>
          <Trans>Send back</Trans>
        </Button>
      )}
      {may_void && (
        <Button variant="default" h={48} px="xs" onClick={() => setOpen(true)}>
          <Trans>Void</Trans>
        </Button>
      )}
      <Sheet opened={isOpen} title={<Trans>Take it out of the book?</Trans>} onClose={() => setOpen(false)}>
        {isOpen && <VoidPurchase page={page} onDone={() => setOpen(false)} />}
      </Sheet>
    </div>
  );
} // prettier-ignore

function VoidPurchase({ page, onDone }: { page: PurchasePage; onDone: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const { run, busy, error } = useCommand('purchases.void');
  const save = async () => {
    const result = await run({ id: page.id, reason });
    if (result.ok) onDone();
  };
  return (
    <div className={classes.sheet}>
      <p>
        {page.kind === 'return' ? (
          <Trans>Its goods are in the stock again, and we owe for them as before. It stays readable.</Trans>
        ) : (
          <Trans>Its goods leave the stock, and what we owe for it is gone. It stays readable.</Trans>
        )}
      </p>
      <TextInput
        label={t`What is wrong with it?`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error && <ErrorNote>{shopErrorWords(error)}</ErrorNote>}
      <Button color="barn" h={56} fz={18} loading={busy} onClick={() => void save()}>
        <Trans>Do not count it</Trans>
      </Button>
    </div>
  );
}
