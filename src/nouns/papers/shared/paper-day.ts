import { i18n } from '@lingui/core';

/** A calendar day on paper with the name of its month: "20 Nov 2026"; on a paper of the same year "27 Nov". [LOK-11] */
export const paperDay = (day: string, paperOf = ''): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== paperOf.slice(0, 4) && { year: 'numeric' }),
  });
