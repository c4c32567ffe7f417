export interface Count {
  passed: number;
  failed: number;
}

/** How one suite ended. */
export interface SuiteResult {
  suite: string;
  count: Count;
  seconds: number;
}

/** The lines that close a run: one a suite, and last `N passed, N failed` over all of them. [RUN-2] */
export function closing(results: readonly SuiteResult[]): string[] {
  const rows = results.map(({ suite, count, seconds }) =>
    [
      suite.padEnd(14),
      `${count.passed} passed`.padStart(12),
      `${count.failed} failed`.padStart(11),
      `${seconds.toFixed(1)} s`.padStart(9),
    ].join(''),
  );
  const sum = (field: keyof Count) => results.reduce((all, { count }) => all + count[field], 0);
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`];
}
