import type { Download } from './page.ts';

/* In place of tests/e2e/support/taken.ts, which reads what a browser saved on disk. */

export const bytesOf = async (download: Download) => Buffer.from(await download.bytes());
export const textOf = (download: Download): Promise<string> => download.text();
