import { SalePaper } from './sale-paper.tsx';

/** /sales/receipt/:id: a sale as a receipt, to print, send and share. [RTE-20, INV-1, INV-2, INV-3] */
export const ReceiptScreen = () => <SalePaper kind="receipt" />;
