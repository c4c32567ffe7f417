/** One look of the camera, sent to the worker that reads barcodes. [SHP-14] */
export interface BarcodeLook {
  readonly pixels: ImageData;
}

/** What it saw: a code, nothing, or that it cannot read at all, as it could not be fetched. */
export type BarcodeSeen =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'nothing' }
  | { readonly type: 'no-reader'; readonly cause: string };
