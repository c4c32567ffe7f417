interface Goal {
  readonly goal: string;
  readonly value: number;
  readonly bound: string;
  readonly holds: boolean;
}

/** Number of goals of a bench that hold, and each that does not with its value; without goals the last line. */
export function goalsIn(lines: readonly string[]): string | undefined {
  const goals = lines.filter((line) => line.startsWith('{"goal":')).map((line) => JSON.parse(line) as Goal);
  if (goals.length === 0) return lines.findLast((line) => line.startsWith('{"bench":'));
  const missed = goals.filter(({ holds }) => !holds);
  const each = missed.map(({ goal, value, bound }) => `; ${goal}: ${value}, ${bound}`);
  return `${goals.length - missed.length} of ${goals.length} goals hold${each.join('')}`;
}
