import { t } from '@lingui/core/macro';
import {
  IconBox,
  IconCash,
  IconCoins,
  IconFeather,
  IconPackageImport,
  IconReceipt,
  IconTruckDelivery,
  IconUser,
  IconWheat,
  type Icon,
} from '@tabler/icons-react';
import type { FoundThing } from '../../../contract/home.ts';
import { showPhone } from '../../../domain/phones/phone-number.ts';
import { dayWords } from '../../../ui/words/date-words.ts';
import { recordAddress } from '../../sync/shared/record-address.ts';

/** A line of the palette. */
interface FoundLine {
  readonly key: string;
  readonly name: string;
  readonly more: string | undefined;
  readonly to: string;
}

interface FoundGroup {
  readonly title: string;
  readonly icon: Icon;
  readonly things: readonly FoundLine[];
}

/** Search results in groups, the most likely kind first. */
export const foundGroups = (found: readonly FoundThing[]): FoundGroup[] => {
  const titles = titlesOf();
  return ORDER.map(({ kind, icon }) => ({
    title: titles[kind],
    icon,
    things: found
      .filter((one) => one.kind === kind)
      .flatMap((one) => {
        const to = addressOf(one);
        return to === undefined ? [] : [{ key: `${kind}/${one.id}`, name: one.name, more: moreOf(one), to }];
      }),
  }));
};

const ORDER: readonly { kind: FoundThing['kind']; icon: Icon }[] = [
  { kind: 'customers', icon: IconUser },
  { kind: 'shop', icon: IconBox },
  { kind: 'farm', icon: IconFeather },
  { kind: 'sales', icon: IconReceipt },
  { kind: 'purchases', icon: IconPackageImport },
  { kind: 'expenses', icon: IconCoins },
  { kind: 'payments', icon: IconCash },
  { kind: 'raw_materials', icon: IconWheat },
  { kind: 'vendors', icon: IconTruckDelivery },
];

const titlesOf = (): Record<FoundThing['kind'], string> => ({
  customers: t`Customers`,
  shop: t`Items`,
  farm: t`Flocks`,
  sales: t`Sales`,
  purchases: t`Purchases`,
  expenses: t`Expenses`,
  payments: t`Payments`,
  raw_materials: t`Feed and medicine`,
  vendors: t`Suppliers`,
});

function moreOf({ kind, more, day, gone }: FoundThing): string | undefined {
  const isPerson = kind === 'customers' || kind === 'vendors';
  const goneWords =
    kind === 'farm'
      ? t({ message: 'Closed', context: 'one flock' })
      : day === undefined
        ? t({ message: 'Archived', context: 'one thing' })
        : t`Voided`;
  const parts = [more && (isPerson ? showPhone(more) : more), day && dayWords(day), gone && goneWords].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** Path at which a result opens; undefined for money without a document. */
const addressOf = ({ kind, id, target }: FoundThing): string | undefined =>
  kind === 'payments' ? addressOfPayment(target) : recordAddress({ collection: kind, id });

function addressOfPayment(target: FoundThing['target']): string | undefined {
  if (!target) return undefined;
  const { kind, id, party_id } = target;
  if (id !== undefined) {
    if (kind === 'sale') return `/sales/payment/history/${id}`;
    if (kind === 'purchase') return `/purchases/payment/history/${id}`;
    if (kind === 'expense') return `/expenses/payment/history/${id}`;
  }
  return party_id === undefined ? undefined : `/sales/customer?id=${party_id}`;
}
