import { t } from '@lingui/core/macro';

/** A field of a record, as people call it. */
export function fieldWords(name: string): string {
  switch (name) {
    case 'name':
      return t`Name`;
    case 'phones':
      return t`Phone`;
    case 'note':
      return t`Note`;
    case 'archived':
      return t`Archived`;
    case 'merged_into':
      return t`The same as another`;
    case 'language':
      return t`Language`;
    case 'promised_on':
      return t`Promised to pay`;
    case 'first_name':
      return t`First name`;
    case 'lines':
      return t`Items`;
    case 'customer_id':
    case 'customer_name':
      return t`Customer`;
    case 'initial_payment':
      return t`First payment`;
    case 'due_date':
      return t`To be paid by`;
    case 'order_discount':
      return t`Discount`;
    case 'delivery':
    case 'delivery_fee':
      return t`Delivery`;
    case 'rounding':
      return t`Rounding`;
    case 'status':
      return t`Order`;
    case 'occurred_at':
    case 'day':
      return t`Day of the sale`;
    case 'plan':
    case 'plan_id':
      return t`Vaccination plan`;
    case 'vaccination_plans':
      return t`Vaccination plans`;
    case 'curve':
      return t`Breed curve`;
    case 'breed_curves':
      return t`Breed curves`;
    case 'logo':
      return t`Logo`;
    default:
      return name.replaceAll('_', ' ');
  }
}
