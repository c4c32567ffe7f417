/* The parts of PouchDB that the bench calls: the types on the registry bring an older Buffer for the whole project. */
declare module 'pouchdb-browser' {
  export default class PouchDB {
    constructor(name: string, options: { auto_compaction: boolean });
    bulkDocs(documents: readonly object[]): Promise<unknown>;
    allDocs(options: { include_docs: boolean; limit: number }): Promise<{ rows: readonly unknown[] }>;
  }
}
