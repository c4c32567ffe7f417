import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

/** The bytes of a file downloaded from the app. */
export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
export const textOf = async (download: Download): Promise<string> => (await bytesOf(download)).toString('utf8');
