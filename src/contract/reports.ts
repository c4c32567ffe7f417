import type { Nothing } from './pieces.ts';
import type { Report, ReportName } from '../domain/reports/report.ts';

/** How far a report is, or the report with the days it is of. [RPT-8, RPT-10] */
export type ReportAnswer =
  | { readonly state: 'none' }
  | { readonly state: 'working'; readonly done: number }
  | {
      readonly state: 'ready';
      readonly report: Report;
      /** Which report of what it is: while another is made, the one before is still the last answer. */
      readonly name: ReportName;
      readonly only: string | null;
      readonly from: string;
      readonly to: string;
    };

/** The parts of the business that reports can be of. */
export interface ReportParts {
  /** By name; with those that are closed or taken off the list, whose money is still in the books. */
  readonly flocks: readonly { readonly id: string; readonly name: string; readonly open: boolean }[];
  /** What items of the shop are grouped by, by name. */
  readonly categories: readonly string[];
}

/** Questions about reports. */
export interface ReportsQueries {
  /** What reports can be narrowed to. [RPT-8] */
  'reports.parts': { input: Nothing; output: ReportParts };
  /** One report; `range` null = all days, `only` a part of the business or one way to pay. [RPT-8] */
  'reports.one': {
    input: { report: ReportName; range: { from: string; to: string } | null; only: string | null };
    output: ReportAnswer;
  };
}
