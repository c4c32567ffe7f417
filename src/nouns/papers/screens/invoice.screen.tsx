import { SalePaper } from './sale-paper.tsx';

/** /sales/invoice/:id: a sale as an invoice, to print, send and share. [RTE-17, INV-1, INV-2, INV-3] */
export const InvoiceScreen = () => <SalePaper kind="invoice" />;
