import { i18n } from '@lingui/core';
import type { Meaning } from '../../domain/numbers/read-number.ts';
import { meantBy } from '../../domain/numbers/meant-by.ts';
import { plainSigns } from '../../domain/text/plain-signs.ts';
import { isLanguage } from '../../domain/text/languages.ts';

/*
 * Numbers typed or pasted into fields. Invalid text is NaN and a number that is too long is Infinity, so that the check
 * shared by form and command refuses it with the right message.
 */

/** Maximum number of digits. [SAL-4] */
const MAX_DIGITS = 10;
const MAX_DECIMALS = 3;
const isTooLong = (text: string): boolean => text.replace(/\P{Nd}/gu, '').length > MAX_DIGITS;

/** Language of the user. */
export const typingLanguage = () => (isLanguage(i18n.locale) ? i18n.locale : 'en');

/** The value of typed text; negative values are invalid. */
export function valueOf(text: string, meant: Meaning): number {
  if (isTooLong(text)) return Infinity;
  return meant.is === 'one' && meant.value >= 0 ? meant.value : Number.NaN;
}

/** A typed whole number, with or without grouped thousands: of birds, days, hours. */
export function typedWhole(text: string): number {
  return valueOf(text, meantBy(text, { decimals: 0, language: typingLanguage() }));
}

/**
 * A typed number, or a sum of numbers, as digits with a point: "2½" and "2 1/2" are "2.5", "1,5" is "1.5", "1,200" is
 * "1200" except in French. Invalid text stays unchanged, for the check to refuse it. [LOK-11, SAL-9, MNY-14]
 */
export const plainNumber = (text: string): string =>
  plainSigns(text)
    .replace(/\++\s*$/, '')
    .split('+')
    .map((part) => {
      const meant = meantBy(part, { decimals: MAX_DECIMALS, language: typingLanguage() });
      return meant.is === 'one' ? String(meant.value / 10 ** MAX_DECIMALS) : part.trim();
    })
    .join('+');

/** A typed number with up to three decimals. */
export function typedNumber(text: string): number {
  const plain = plainNumber(text);
  if (isTooLong(text) || /^\d*[.,]\d{4,}$/.test(plain)) return Infinity;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A count of a unit, in base units: half a bag is 35,000 g, half a piece is invalid. */
export function typedQuantity(text: string, factor: number): number {
  const count = typedNumber(text);
  const base = Math.round(count * factor * 1_000) / 1_000;
  return count === Infinity || Number.isSafeInteger(base) ? base : Number.NaN;
}

/** Empty text is undefined. */
export const ifTyped = <T>(text: string, read: (text: string) => T): T | undefined =>
  text.trim() === '' ? undefined : read(text);

/**
 * An optional quantity, in base units. `stood` is the form's initial value: while its text is unchanged, exactly that
 * value is returned, even if it cannot be expressed with three decimals in the unit, which may have changed.
 */
export const typedOrStood = (text: string, factor: number, stood: number | undefined): number | undefined =>
  stood !== undefined && text === asTyped(stood, factor)
    ? stood
    : ifTyped(text, (typed) => typedQuantity(typed, factor));

/** A quantity as text in a unit: 35,000 g of bags of 70,000 g is "0.5". */
export const asTyped = (qty: number, factor: number): string => String(Math.round((qty / factor) * 1_000) / 1_000);
