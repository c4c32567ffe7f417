import { Button } from '@mantine/core';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SaleRow, SaleView } from '../../../contract/sales.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { VoidForm } from '../shared/void-form.tsx';
import { voidErrorWords } from '../shared/void-words.ts';
import classes from '../shared/void-sale.module.css';
import { t } from '@lingui/core/macro';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { quantityWords } from '../../../ui/numbers/quantity-words.ts';
import { methodWords } from '../../../ui/words/method-words.ts';

interface VoidSaleProps {
  row: SaleRow;
  view: SaleView;
  currency: string;
  onDone: () => void;
  onBack: () => void;
}

/** Voiding a sale: its effects, or the records to undo first. [SAL-40, SAL-41] */
export function VoidSale({ row, view, currency, onDone, onBack }: VoidSaleProps) {
  const methods = methodWords(currency);
  const tell = useSavedToast();
  const { run, busy, error } = useCommand('sales.void');
  if (view.returns.length > 0 || view.later_payments > 0) return <First row={row} view={view} onBack={onBack} />;
  const save = async (reason: string) => {
    const voided = await run({ id: row.id, reason });
    if (!voided.ok) return;
    tell();
    onDone();
  };
  return (
    <VoidForm
      facts={voidFacts(row, view, currency, methods)}
      busy={busy}
      refusal={error && voidErrorWords(error)}
      onVoid={(reason) => void save(reason)}
      onBack={onBack}
    >
      {row.no_sale === undefined ? (
        <Trans>
          Void a sale that never happened. If goods or money really moved, write down what came back instead.
        </Trans>
      ) : (
        <Trans>Void what never happened. It stays readable under “Voided & returns”.</Trans>
      )}
    </VoidForm>
  );
}

/** A sale cannot be voided while other records depend on it. */
function First({ row, view, onBack }: Pick<VoidSaleProps, 'row' | 'view' | 'onBack'>) {
  return (
    <div className={classes.first}>
      {view.returns.length > 0 && (
        <p>
          <Plural
            value={view.returns.length}
            one="Goods came back from this sale. Void that return first, if it never happened either."
            other="Goods came back from this sale # times. Void those returns first, if they never happened either."
          />
        </p>
      )}
      {view.later_payments > 0 && (
        <>
          <p>
            <Plural
              value={view.later_payments}
              one="A payment came later for this sale. If the goods came back, write that down instead. If the payment was a mistake, void it first."
              other="# payments came later for this sale. If the goods came back, write that down instead. If the payments were a mistake, void them first."
            />
          </p>
          <Button component={Link} to={`/sales/payment/history/${row.id}`} h={56} fullWidth>
            <Trans>Show the payments</Trans>
          </Button>
        </>
      )}
      {view.may_return && (
        <Button component={Link} to={`/sales/add?return=${row.id}`} variant="default" h={56} fullWidth>
          <Trans>Goods came back</Trans>
        </Button>
      )}
      <Button variant="subtle" h={48} fullWidth onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </div>
  );
}

type Words = Partial<Record<string, string>>;

/**
 * The effects of voiding a sale, an order or a return, with amounts. [SAL-41] `methods` are the names of the ways of
 * payment.
 */
function voidFacts(row: SaleRow, view: SaleView, currency: string, methods: Words): string[] {
  const paid = sumOf(view.paid_first, ({ amount }) => amount);
  const total = formatAmount(row.total, currency);
  const each = view.paid_first.map(({ method, amount }) => ({
    method: methods[method] ?? '',
    money: formatAmount(amount, currency),
  }));
  const open = row.total - paid;
  const rest = formatAmount(Math.abs(open), currency);
  const name = row.customer_name;
  const goods = row.lines
    .filter(({ item_kind, restock }) => item_kind !== 'other' && restock !== 'loss')
    .map(({ qty, unit, factor, description }) => `${quantityWords(qty, unit, factor)} ${description}`)
    .join(', ');
  if (row.no_sale === 'return')
    return [
      t`${total} counts as sold again`,
      ...each.map(({ method, money }) => t`${method}: ${money} more, as nothing was given back`),
      ...(name !== undefined && open > 0 ? [t`${name} owes ${rest} more`] : []),
      ...(goods ? [t`Out of the stock again: ${goods}`] : []),
    ];
  if (row.no_sale === 'order')
    return [
      t`The order of ${total} is gone`,
      ...each.map(({ method, money }) => t`${method}: ${money} less, as no deposit came in`),
    ];
  return [
    t`Sold: ${total} less`,
    ...each.map(({ method, money }) => t`${method}: ${money} less, as no money came in`),
    ...(name !== undefined && open > 0 ? [t`${name} owes ${rest} less`] : []),
    ...(goods ? [t`Back in the stock: ${goods}`] : []),
  ];
}
