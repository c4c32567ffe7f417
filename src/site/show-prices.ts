import { guessCurrency } from '../domain/money/guess-currency.ts';
import { moneyWords } from '../domain/money/money-words.ts';
import { currenciesOf, monthlyPrice, readPlan, type Plan } from '../domain/plans/plan.ts';
import { fromWireFields } from '../domain/wire/rest-value.ts';
import { askServer } from './ask-server.ts';

/*
 * The prices of /pricing, from the same plan documents that the app reads. Without an answer the page states where to
 * find prices. [SIT-2]
 */

interface FoundDocuments {
  documents?: { fields?: Record<string, Record<string, unknown>> }[];
}

const field = document.getElementById('currency')!;
const choice = field.querySelector('select')!;

function show(plans: readonly Plan[], currency: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('.plan[data-months]')) {
    const plan = plans.find(({ months }) => months > 0 && months === Number(place.dataset['months']));
    const price = plan?.prices[currency];
    const words = place.querySelector<HTMLElement>('[data-month]');
    if (!plan || price === undefined || !words) continue;
    place.querySelector('[data-total]')!.textContent = moneyWords(price, currency);
    const monthly = moneyWords(monthlyPrice(price, plan.months), currency);
    words.textContent = (words.dataset['words'] ?? '').replace('%price%', monthly);
  }
}

async function showPrices(): Promise<void> {
  const answer = await askServer('/plans?pageSize=20');
  if (answer.type !== 'answered') return;
  const found = (answer.body as FoundDocuments).documents ?? [];
  const plans = found.flatMap(({ fields }) => readPlan(fromWireFields(fields)) ?? []);
  const currencies = currenciesOf(plans);
  const guessed = guessCurrency(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
  const first = [guessed, 'USD', currencies[0]].find((one) => one !== undefined && currencies.includes(one));
  if (first === undefined) return;
  choice.replaceChildren(...currencies.map((currency) => new Option(currency, currency, false, currency === first)));
  choice.addEventListener('change', () => show(plans, choice.value));
  field.hidden = currencies.length < 2;
  show(plans, first);
}

void showPrices();
window.addEventListener('online', () => void showPrices());
