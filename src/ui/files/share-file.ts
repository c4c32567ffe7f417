import { downloadFile } from './download-text.ts';

/**
 * Share a file with another app of this phone if the browser supports it and the user gesture has not expired;
 * otherwise download it. Cancelling the phone's dialog also counts as done.
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
