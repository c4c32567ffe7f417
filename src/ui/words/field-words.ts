import { t } from '@lingui/core/macro';

/** Label of a record's field. */
export function fieldWords(name: string): string {
  switch (name) {
    case 'name':
      return t`Name`;
    case 'phones':
      return t`Phone`;
    case 'note':
      return t`Note`;
    case 'archived':
      return t({ message: 'Archived', context: 'one thing' });
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
    case 'more_payments':
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
    case 'type':
    case 'kind':
    case 'feed_type':
      return t`Kind`;
    case 'category':
      return t`Category`;
    case 'amount':
      return t`Amount`;
    case 'method':
    case 'to_method':
      return t`Way of paying`;
    case 'payee':
      return t`Paid to`;
    case 'vendor_id':
    case 'vendor_name':
      return t`Supplier`;
    case 'supplier_invoice_no':
      return t`Their invoice number`;
    case 'transport_cost':
    case 'transport_method':
      return t`Transport`;
    case 'other_cost':
      return t`Other costs`;
    case 'tax_rate':
    case 'tax_exempt':
    case 'tax_recoverable':
      return t`Tax`;
    case 'farm_id':
    case 'spread':
      return t`Who bears it`;
    case 'recurring':
      return t`Every month`;
    case 'photo':
      return t`Photo`;
    case 'base_unit':
    case 'unit_type':
      return t`Unit`;
    case 'sell_units':
      return t`Price`;
    case 'recipe':
      return t`Recipe`;
    case 'reorder_level':
    case 'min_days_left':
      return t`Tell me when left`;
    case 'shelf_life_days':
      return t`Keeps, days`;
    case 'storage':
      return t`Storage`;
    case 'crude_protein':
      return t`Protein`;
    case 'active_ingredient':
      return t`What works in it`;
    case 'withdrawal_meat_days':
      return t`No meat after it for`;
    case 'withdrawal_egg_days':
      return t`No eggs after it for`;
    case 'never_in_lay':
      return t`Never in lay`;
    case 'species':
    case 'birds':
    case 'initial_count':
    case 'extra_free_count':
    case 'doa_count':
      return t`Birds`;
    case 'purpose':
      return t`Purpose`;
    case 'breed':
      return t`Breed`;
    case 'house_name':
    case 'housing':
      return t`House`;
    case 'placed_on':
      return t`Day they came`;
    case 'age_at_placement_days':
      return t`Age in days`;
    case 'unit_cost':
      return t`Cost of one`;
    case 'hatch_avg_weight_g':
      return t`Weight of a chick`;
    case 'lay_start_on':
    case 'laying_months':
      return t`Time of laying`;
    case 'salvage_price':
      return t`Value at the end`;
    case 'source_item_id':
      return t`Own chicks`;
    case 'open':
    case 'closed_on':
    case 'close_reason':
      return t({ message: 'Closed', context: 'one flock' });
    case 'whatsapp':
      return t`WhatsApp`;
    case 'location':
    case 'address':
      return t`Place`;
    case 'terms_days':
      return t`Days to pay`;
    case 'credit_limit':
      return t`Credit limit`;
    case 'opening_balance':
    case 'opening_on':
      return t`Old debts`;
    case 'contact':
      return t`Person to ask for`;
    case 'tax_id':
      return t`Tax number`;
    case 'mobile_money':
      return t`Mobile money`;
    case 'status':
      return t`Order`;
    case 'occurred_at':
    case 'day':
      return t`Day`;
    case 'qty':
      return t`How much`;
    case 'grades':
      return t`Grades`;
    case 'cause':
      return t`Cause`;
    case 'reason':
      return t({ message: 'Why', context: 'a field' });
    case 'session':
      return t`Round of the day`;
    case 'raw_material_id':
      return t`Material`;
    case 'withheld':
      return t`Put apart`;
    case 'wasted':
      return t`Of it wasted`;
    case 'outcome':
    case 'disposal':
      return t`What became of them`;
    case 'to_farm_id':
      return t`Moved to`;
    case 'days':
    case 'open_course':
      return t`For how many days`;
    case 'batch_no':
      return t`Batch`;
    case 'expiry':
      return t`Good until`;
    case 'sample':
      return t`Birds weighed`;
    case 'total_g':
    case 'weights_g':
      return t`Weight`;
    case 'value':
      return t({ message: 'Worth', context: 'a field' });
    case 'reference':
      return t`Transaction number`;
    case 'item_id':
      return t({ message: 'Where', context: 'a field' });
    case 'used_for':
      return t`Used for`;
    case 'inputs':
      return t`What went in`;
    case 'outputs':
      return t`What came out`;
    case 'extra_costs':
      return t`Other costs`;
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
