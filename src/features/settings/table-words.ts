import { t } from '@lingui/core/macro';

/** What a table of the export is called; a list within documents by both names. */
export function tableWords(name: string): string {
  const [kind = '', list] = name.split('.');
  const words = kindsWords()[kind] ?? kind;
  return list === undefined ? words : `${words}, ${listsWords()[list] ?? list}`;
}

const kindsWords = (): Record<string, string> => ({
  sales: t`Sales`,
  payments: t`Payments`,
  purchases: t`Purchases`,
  expenses: t`Expenses`,
  shop: t`Items of the shop`,
  stock_entries: t`Stock records`,
  farm: t`Flocks`,
  farm_activities: t`Farm records`,
  raw_materials: t`Feed and materials`,
  customers: t`Customers`,
  vendors: t`Suppliers`,
});

const listsWords = (): Record<string, string> => ({
  lines: t`lines`,
  history: t`changes`,
  grades: t`grades`,
  inputs: t`what went in`,
  outputs: t`what came out`,
  sell_units: t`units`,
});
