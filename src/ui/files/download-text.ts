/** Download a text as a file. */
export const downloadText = (filename: string, text: string, type = 'application/json') =>
  downloadFile(filename, new Blob([text], { type }));

/** Download a file. */
export function downloadFile(filename: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
