import { downloadFile } from './download-text.ts';

/**
 * Give a file to another app of this phone, where the browser can and the person did not wait too long for it; else as a download.
 * Closing the phone's own dialog is an answer, too.
 */
export async function shareFile(name: string, content: Blob): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (!navigator.canShare?.({ files: [file] })) return downloadFile(name, file);
  try {
    await navigator.share({ files: [file] });
  } catch (refused) {
    if (!(refused instanceof DOMException && refused.name === 'AbortError')) downloadFile(name, file);
  }
}
