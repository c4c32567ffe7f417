/** A bar with its label and its formatted value. */
export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly words: string;
}

/** A line over week numbers; the standard is drawn dashed. Units: percent. */
export interface Line {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly isStandard?: boolean;
}

/** A chart with all its texts, the same on the screen and in a picture. */
export type Figure =
  | { readonly is: 'bars'; readonly bars: readonly Bar[] }
  | {
      readonly is: 'pairs';
      readonly first: string;
      readonly second: string;
      readonly bars: readonly {
        readonly key: string;
        readonly label: string;
        readonly first: number;
        readonly second: number;
      }[];
    }
  | { readonly is: 'lines'; readonly axis: string; readonly lines: readonly Line[] }
  | {
      readonly is: 'days';
      readonly label: string;
      /** A day without a record has no value. */
      readonly bars: readonly { readonly day: string; readonly value: number | undefined }[];
    };
