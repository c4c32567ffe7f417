import { i18n } from '@lingui/core';
import { halvesToDecimals } from './press-key.ts';

/** Digits as English, Swahili and the languages of India part them: "1,200", "12,000.5", "12,34,567". */
const IN_GROUPS = /^[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d\d)+,\d{3})(?:\.\d*)?$/;

/**
 * A typed number, or a sum of them, as digits with a point: spaces go, "2½" is "2.5", "1,5" is "1.5". A comma before three digits parts
 * thousands, but in French, where it is always the decimal sign. [LOK-11, SAL-9, MNY-14]
 */
export const plainNumber = (typed: string): string =>
  halvesToDecimals(typed)
    .replace(/\s/g, '')
    .replace(/\++$/, '')
    .split('+')
    .map((part) => (i18n.locale !== 'fr' && IN_GROUPS.test(part) ? part.replaceAll(',', '') : part.replace(',', '.')))
    .join('+');
