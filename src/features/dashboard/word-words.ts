import { t } from '@lingui/core/macro';
import type { ExpenseCategory } from '../../domain/expenses/check-expense.ts';
import type { RunType } from '../../domain/processing/check-run.ts';
import type { LossReason } from '../../domain/stock/check-entry.ts';
import { categoryWords } from '../../ui/words/category-words.ts';
import { runTypeWords } from '../../ui/words/run-type-words.ts';
import { eggsWords, lossWords } from '../../ui/words/stock-words.ts';

/** What a code of a report means, as people say it. */
export function wordWords(word: string): string {
  const [kind = '', ...rest] = word.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'account':
      return accountWords()[what] ?? what;
    case 'category':
      return categoryWords()[what as ExpenseCategory] ?? what;
    case 'reason':
      return what === 'found' ? t`Found again` : what === 'returned' ? t`Came back spoiled` : lossWords(what as LossReason);
    case 'run':
      return runTypeWords(what as RunType);
    case 'eggs':
      return eggsWords(what);
    default:
      return plainWords()[word] ?? what;
  }
} // prettier-ignore

const accountWords = (): Record<string, string> => ({
  '4000': t`Sales`,
  '4010': t`Birds sold`,
  '4090': t`Let off to customers`,
  '4100': t`Delivery`,
  '4900': t`Other income`,
  '5000': t`Cost of what was sold`,
  '5010': t`Cost of birds sold`,
  gross: t`Gross profit`,
  '5100': t`Keeping the flocks`,
  '5190': t`Eggs put into stock`,
  '5200': t`Losses`,
  '5210': t`Differences in counts`,
  '5220': t`Birds lost above the usual`,
  '5230': t`Cash missing or found`,
  '5240': t`Price differences`,
  '5250': t`Costs known late`,
  '6000': t`Expenses`,
  '6900': t`Gifts`,
  '6910': t`Used in the business`,
  '6990': t`Expenses borne by flocks`,
  late: t`Changes in closed days`,
  net: t`Profit`,
});

const plainWords = (): Record<string, string> => ({
  total: t`Total`,
  never: t`Never`,
  opening: t`There before`,
  closing: t`Total`,
  'tax:out': t`On sales`,
  'tax:in': t`On purchases`,
  'tax-due': t`To pay`,
  'walk-in': t`Walk-ins`,
  'no-supplier': t`No supplier named`,
  unknown: t`Not known`,
  birds: t`Birds`,
  'other-things': t`Other things`,
  goods: t`Goods`,
  materials: t`Feed and materials`,
  'lost:count': t`Differences in counts`,
  'lost:deaths': t`Birds lost above the usual`,
  'unit:egg': t`eggs`,
  'unit:piece': t`pieces`,
  'unit:bird': t`birds`,
  'unit:dose': t`doses`,
  'unit:kg': t`kg`,
  'unit:l': t`litres`,
  vaccination: t`Vaccine`,
  medication: t`Medicine`,
  'safe:now': t`Safe`,
  'safe:open': t`Course is open`,
  'safe:never': t`Never in lay`,
  'safe:unknown': t`Ask the vet`,
  'record:sales': t`Sale`,
  'record:payments': t`Payment`,
  'record:expenses': t`Expense`,
  'record:purchases': t`Purchase`,
  'record:stock_entries': t`Stock`,
  'record:eggs': t`Eggs`,
  'record:mortality': t`Dead birds`,
  'record:cull': t`Culled birds`,
  'record:transfer': t`Birds moved`,
  'record:count': t`Birds counted`,
  'record:feed': t`Feed`,
  'record:water': t`Water`,
  'record:medication': t`Medicine`,
  'record:vaccination': t`Vaccine`,
  'record:weighing': t`Weighing`,
  'record:temperature': t`Temperature`,
  'record:cleaning': t`Cleaning`,
  'record:lighting': t`Light`,
  'record:visit': t`Visit`,
  'record:note': t`Note`,
  'happened:written': t`Written`,
  'happened:changed': t`Changed`,
  'happened:voided': t`Voided`,
});
