import type { Nothing } from './pieces.ts';
import type { Report, ReportName } from '../domain/reports/report.ts';

/** Progress of a report, or the report with its days. [RPT-8, RPT-10] */
export type ReportAnswer =
  | { readonly state: 'none' }
  | { readonly state: 'working'; readonly done: number }
  | {
      readonly state: 'ready';
      readonly report: Report;
      /** The report and its scope: while another is computed, the last answer is still the previous one. */
      readonly name: ReportName;
      readonly only: string | null;
      readonly from: string;
      readonly to: string;
    };

/** Parts of the business to which reports can be limited. */
export interface ReportParts {
  /** By name, including closed and archived flocks, whose money is still in the books. */
  readonly flocks: readonly { readonly id: string; readonly name: string; readonly open: boolean }[];
  /** Categories of shop items, by name. */
  readonly categories: readonly string[];
}

/** Queries about reports. */
export interface ReportsQueries {
  /** Parts to which reports can be narrowed. [RPT-8] */
  'reports.parts': { input: Nothing; output: ReportParts };
  /**
   * One report; `range` null for all days, `only` limits it to a part of the business or one payment method. [RPT-8]
   */
  'reports.one': {
    input: { report: ReportName; range: { from: string; to: string } | null; only: string | null };
    output: ReportAnswer;
  };
}
