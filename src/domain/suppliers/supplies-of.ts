/** "Feed, chicks; trays" as its words. [VEN-1] */
export const suppliesOf = (typed: string): string[] =>
  typed
    .split(/[,;/]/)
    .map((word) => word.trim())
    .filter(Boolean);
