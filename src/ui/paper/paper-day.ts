/** A calendar day on paper, its month with its name and always with its year: "20 Nov 2026". [LOK-11] */
export const paperDay = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
