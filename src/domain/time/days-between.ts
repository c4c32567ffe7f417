const DAY_MS = 86_400_000;

/** Whole calendar days from one day to another; negative when `to` comes first. Units: `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
