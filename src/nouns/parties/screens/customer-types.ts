import { useLingui } from '@lingui/react/macro';
import type { CustomerView } from '../../../contract/parties.ts';

type Type = NonNullable<CustomerView['details']['type']>;

/** Kinds of customers, as people say them. [CUS-1] */
export function useCustomerTypes(): Record<Type, string> {
  const { t } = useLingui();
  return { retail: t`Household`, wholesale: t`Trader`, hotel: t`Hotel or restaurant`, staff: t`Staff` };
}
