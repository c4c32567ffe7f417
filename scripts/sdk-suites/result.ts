/** How one test of the SDK ended: its full name, and its error where it failed. */
export interface SuiteTest {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly error?: string | undefined;
}

/** As the SDK's own runners have it. Units: ms. */
export const MOCHA = { timeout: 5_000, retries: 5 } as const;
