import { useLingui } from '@lingui/react/macro';
import { useBusiness } from '../../../client/use-session.ts';
import { hasRight } from '../../../domain/people/has-right.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';

/** Which new products this person may add: feed for the birds, goods for sale. [PRC-6, PRC-8] */
export function useMayMake(): Readonly<Record<'feed' | 'product', boolean>> {
  const business = useBusiness();
  const may = (right: 'add_raw_materials' | 'add_purchases') => business !== undefined && hasRight(business, right);
  return { feed: may('add_raw_materials'), product: may('add_purchases') };
}

interface FeedOrSellProps<What extends string> {
  /** The ways in which it may be sold. */
  sell: readonly { value: What; label: string }[];
  value: What | 'feed';
  onChange: (what: What | 'feed') => void;
}

/** Choice whether the product is fed or sold, as far as this person may add either. [PRC-6, PRC-8] */
export function FeedOrSell<What extends string>({ sell, value, onChange }: FeedOrSellProps<What>) {
  const { t } = useLingui();
  const may = useMayMake();
  return (
    <ChoiceChips<What | 'feed'>
      label={t`What is it for?`}
      visibleLabel
      wrap
      options={[
        ...(may.feed ? [{ value: 'feed' as const, label: t`Feed for my birds` }] : []),
        ...(may.product ? sell : []),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
