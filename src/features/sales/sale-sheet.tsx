import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SaleRow } from '../../contract/sales.ts';
import { useQuery } from '../../client/use-query.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { SaleDetail } from './sale-detail.tsx';
import { VoidSale } from './void-sale.tsx';

interface SaleSheetProps {
  row: SaleRow | undefined;
  currency: string;
  onClose: () => void;
}

/** One sale: what it is, what can be done with it, and the question before it is voided. [SAL-7, SAL-40, SAL-46, SYN-15] */
export function SaleSheet({ row, currency, onClose }: SaleSheetProps) {
  const [voiding, setVoiding] = useState<string>();
  const isVoiding = row !== undefined && voiding === row.id && row.no_sale !== 'voided';
  const close = () => {
    setVoiding(undefined);
    onClose();
  };
  return (
    <Sheet opened={row !== undefined} title={row && <Title row={row} isVoiding={isVoiding} />} onClose={close}>
      {row && <Content row={row} currency={currency} isVoiding={isVoiding} onVoid={setVoiding} onDone={close} />}
    </Sheet>
  );
}

interface ContentProps {
  row: SaleRow;
  currency: string;
  isVoiding: boolean;
  onVoid: (id: string | undefined) => void;
  onDone: () => void;
}

function Content({ row, currency, isVoiding, onVoid, onDone }: ContentProps) {
  const view = useQuery('sales.one', { id: row.id });
  // While the question changes, the answer to the one before it stands here for a moment.
  const known = view?.sale.id === row.id ? view : undefined;
  if (isVoiding && known)
    return <VoidSale row={row} view={known} currency={currency} onDone={onDone} onBack={() => onVoid(undefined)} />;
  return <SaleDetail row={row} view={known} currency={currency} onVoid={() => onVoid(row.id)} />;
}

function Title({ row, isVoiding }: { row: SaleRow; isVoiding: boolean }) {
  if (isVoiding) return <Trans>Void {row.sale_no}?</Trans>;
  if (row.no_sale === 'return') return <Trans>Return {row.sale_no}</Trans>;
  if (row.no_sale === 'order') return <Trans>Order {row.sale_no}</Trans>;
  return <Trans>Sale {row.sale_no}</Trans>;
}
