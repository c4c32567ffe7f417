import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

/** What the app gave to the person as a file. */
export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
export const textOf = async (download: Download): Promise<string> => (await bytesOf(download)).toString('utf8');
