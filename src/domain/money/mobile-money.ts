/** Names of mobile money by currency (ISO 4217 code); brands, the same in every language. [PAY-10] */
const NAMES: Readonly<Record<string, string>> = {
  KES: 'M-Pesa',
  UGX: 'MTN / Airtel Money',
  TZS: 'M-Pesa / Mixx by Yas',
  RWF: 'MTN MoMo',
  BIF: 'Lumicash',
  ETB: 'telebirr',
  ZMW: 'MTN / Airtel Money',
  MWK: 'Airtel Money / Mpamba',
  MZN: 'M-Pesa / e-Mola',
  CDF: 'M-Pesa / Airtel Money',
  GHS: 'MTN MoMo',
  NGN: 'OPay / PalmPay',
  XOF: 'Orange Money / Wave',
  XAF: 'MTN MoMo / Orange',
  ZWG: 'EcoCash',
  INR: 'UPI',
  PKR: 'JazzCash / Easypaisa',
  BDT: 'bKash / Nagad',
  NPR: 'eSewa',
  PHP: 'GCash',
};

/** The names of mobile money in the country of a currency; undefined when none is common. */
export const mobileMoneyName = (currency: string): string | undefined =>
  Object.hasOwn(NAMES, currency) ? NAMES[currency] : undefined;
