/** Result of one test of the SDK: its full name, and its error if it failed. */
export interface SuiteTest {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly error?: string | undefined;
}

/** The settings of the SDK's own runners. Units: ms. */
export const MOCHA = { timeout: 5_000, retries: 5 } as const;
