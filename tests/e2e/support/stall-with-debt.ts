import { expect } from '@playwright/test';
import type { Book } from '../pages/book.ts';

/** A stall that sold five trays to Amina on credit. */
export async function stallWithDebt<P extends { readonly book: Book }>(
  begun: (name: string) => Promise<P>,
): Promise<P> {
  const stall = await begun('stall');
  await stall.book.addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  return stall;
}
