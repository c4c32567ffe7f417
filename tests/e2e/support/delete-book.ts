/** Delete every database of a book, and none of the device; of everything with `all`. Gives how many there were. Runs in the page. */
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
