import type { Download } from './page.ts';

/* Replaces tests/e2e/support/taken.ts, which reads files that a browser saved on disk. */

export const bytesOf = async (download: Download) => Buffer.from(await download.bytes());
export const textOf = (download: Download): Promise<string> => download.text();
