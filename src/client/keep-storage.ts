let asked = false;

/**
 * Ask the browser, once, not to clear the book when the phone is full. After the first save, as then there is something to
 * keep and browsers are readier to agree; a refusal is shown under phones & sync. [SYN-29]
 */
export function keepStorage(): void {
  // Absent on pages that are not served securely.
  const storage = navigator.storage as StorageManager | undefined;
  if (asked || !storage) return;
  asked = true;
  storage.persisted().then(
    (already) => already || storage.persist(),
    () => undefined,
  );
}
