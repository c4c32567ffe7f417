import type { Page } from '@playwright/test';

/** All data stored by the browser for this origin, as one text: databases, files, caches, local storage, cookies. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [
      document.cookie,
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
    ];
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name!));
      kept.push(name!);
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        kept.push(JSON.stringify([await asked(reading.getAllKeys()), await asked(reading.getAll())]));
      }
      database.close();
    }
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        kept.push(name);
        if (handle.kind === 'directory') await walk(handle);
        else kept.push(await (await handle.getFile()).text());
      }
    };
    await walk(await navigator.storage.getDirectory());
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return kept.join('\n');
  });
