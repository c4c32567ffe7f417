import { currencySign } from './money-words.ts';

/** Words written beside amounts of a currency, without points and spaces, in addition to its code and sign. */
const WORDS: readonly (readonly [currencies: string, words: string])[] = [
  ['UGX KES TZS SOS', 'sh shs shilling shillings shilingi sh/='],
  ['UGX', 'ush ushs ugsh ugshs'],
  ['KES', 'ksh kshs'],
  ['TZS', 'tsh tshs'],
  ['XOF XAF', 'f fcfa cfa cfafrancs francscfa francs franc'],
  ['RWF BIF GNF DJF KMF CDF', 'f fr frs franc francs frw rf fbu fg gf fdj fc'],
  ['INR PKR NPR LKR MUR SCR', '₨ rs re rupee rupees'],
  ['BDT', 'tk taka'],
  ['NGN', 'n naira'],
  ['GHS', 'gh₵ gh¢ ghc ghs₵ ₵ ¢ cedi cedis'],
  ['ZMW MWK', 'k zk mk kwacha'],
  ['ETB', 'br birr'],
  ['ZAR', 'r rand rands'],
  ['USD', 'us$ dollar dollars dola'],
  ['EUR', 'euro euros'],
  ['GBP', 'pound pounds'],
];

/**
 * Whether the words beside an amount name only this currency; no words are also accepted. Words of another currency
 * never are.
 */
export function isMoneyWord(words: string, currency: string): boolean {
  const word = words.replace(/[.\s]/g, '').toLowerCase();
  if (word === '' || word === currency.toLowerCase() || word === currencySign(currency).toLowerCase()) return true;
  return WORDS.some(([currencies, known]) => currencies.includes(currency) && known.split(' ').includes(word));
}
