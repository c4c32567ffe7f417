/**
 * Delete all databases of a book but none of the device; with `all`, every database. Returns their number. Runs in the
 * page.
 */
export async function deleteBook(all?: 'all'): Promise<number> {
  const names = (await indexedDB.databases())
    .map(({ name }) => name!)
    .filter((name) => all || /flockbook-(?!device)/.test(name));
  await Promise.all(
    names.map(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.addEventListener('success', () => resolve());
          deleting.addEventListener('error', () => reject(new Error(`${name} was not deleted`)));
        }),
    ),
  );
  return names.length;
}
