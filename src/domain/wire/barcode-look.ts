/** One camera frame, sent to the worker that reads barcodes. [SHP-14] */
export interface BarcodeLook {
  readonly pixels: ImageData;
}

/** Result: a code, nothing, or that the reader is unavailable because it could not be fetched. */
export type BarcodeSeen =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'nothing' }
  | { readonly type: 'no-reader'; readonly cause: string };
