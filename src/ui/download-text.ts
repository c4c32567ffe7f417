/** Give the person a text as a file. */
export function downloadText(filename: string, text: string, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
