import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { plural, t } from '@lingui/core/macro';
import type { Question } from '../../../contract/home.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import { dayWords } from '../../../ui/words/date-words.ts';
import { amountWords, itemName } from '../../../ui/words/stock-words.ts';

/** The text of a question, and the path where it is resolved. */
export interface QuestionWords {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** A question of the books in plain words. [LED-51] */
export function questionWords(question: Question, currency: string): QuestionWords {
  const { kind, id, item, name = '', count = 0, amount = 0 } = question;
  const goods = item ? itemName(item) : name;
  const money = formatAmount(amount, currency);
  const itemPage = item?.kind === 'material' ? `/farm/view/0/raw_material/${id}` : `/shop/stock_history/${id}`;
  const flockPage = `/farm/farm_activities/view/${id}`;
  switch (kind) {
    case 'stock_below_zero': {
      const missing = item ? amountWords(count, item.base_unit, countedUnit(item.sell_units, item.base_unit)) : '';
      return { title: t`${goods}: count it`, text: t`${missing} more went out than came in.`, to: itemPage };
    }
    case 'cost_unknown':
      return { title: t`${goods}: what did it cost?`, text: t`Until its purchase is written down, it seems to cost nothing.`, to: itemPage };
    case 'birds_below_zero':
      return { title: t`${name}: count the birds`, text: plural(count, { one: '# bird more left than came.', other: '# birds more left than came.' }), to: flockPage };
    case 'more_eggs_than_hens': {
      const { day = '', hens = 0, more = 0 } = question;
      const [eggs, birds, on] = [groupDigits(String(count)), groupDigits(String(hens)), dayWords(day)];
      const others = more > 0 ? ` ${plural(more, { one: 'On # day before it too.', other: 'On # days before it too.' })}` : '';
      return {
        title: t`${name}: more eggs than hens`,
        text: t`${on}: ${eggs} eggs from ${birds} hens. Was a round written down twice?` + others,
        to: `/farm/view/1?day=${day}`,
      };
    }
    case 'cull_not_sold':
      return {
        title: plural(count, { one: '# bird was put aside to sell', other: '# birds were put aside to sell' }),
        text: t`${name}: no sale of them is in the book yet.`,
        to: flockPage,
      };
    case 'given_without_amount':
      return {
        title: t`${name}: how much was given?`,
        text: plural(count, { one: '# treatment without an amount: nothing left the store.', other: '# treatments without an amount: nothing left the store.' }),
        to: flockPage,
      };
    case 'return_without_sale':
      return { title: t`Return ${name} has no sale`, text: t`The sale is not in the book, or was taken out of it.`, to: '/sales/view/5' };
    case 'more_back_than_sold':
      return { title: t`Return ${name}: more came back than was sold`, text: t`One of them may have been written down twice.`, to: '/sales/view/5' };
    case 'walk_in_paid_more':
      return { title: t`A buyer without a name paid ${money} too much`, text: t`Was it written down twice?`, to: `/sales/payment/history/${id}` };
    case 'clock_was_wrong': {
      const { day = '', said = '' } = question;
      const [on, clock] = [dayWords(day), dayWords(said)];
      return {
        title: plural(count, { one: '# record: is the day right?', other: '# records: is the day right?' }),
        text: t`A phone’s clock said ${clock}. The newest of them stands on ${on}.`,
        to: '/settings/11',
      };
    }
    case 'goods_for_money':
      return { title: t`${money} was settled in goods`, text: t`Write down the goods too: as a sale or a purchase, settled in goods.`, to: '/dashboard?report=cash' };
  }
} // prettier-ignore
