import { Button } from '@mantine/core';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SaleRow, SaleView } from '../../contract/sales.ts';
import { useCommand } from '../../client/use-command.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { useMethodWords } from '../../ui/paying/pay-method.tsx';
import { VoidForm } from './void-form.tsx';
import { voidFacts } from './void-facts.ts';
import { voidErrorWords } from './void-words.ts';
import classes from './void-sale.module.css';

interface VoidSaleProps {
  row: SaleRow;
  view: SaleView;
  currency: string;
  onDone: () => void;
  onBack: () => void;
}

/** Voiding a sale: what will happen, or what has to be undone first. [SAL-40, SAL-41] */
export function VoidSale({ row, view, currency, onDone, onBack }: VoidSaleProps) {
  const methods = useMethodWords(currency);
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

/** A sale is not voided while something stands on it. */
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
