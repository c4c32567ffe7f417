type Fields = Readonly<Record<string, unknown>>;

/** A table with its headings as the first row. */
export interface FlatTable {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document's own fields; those of a group stand beside them as `group.field`, lists of groups apart. */
function flatFields(fields: Fields, before = ''): Map<string, string | number> {
  const flat = new Map<string, string | number>();
  for (const [name, value] of Object.entries(fields)) {
    const key = `${before}${name}`;
    if (isFields(value)) for (const [inner, one] of flatFields(value, `${key}.`)) flat.set(inner, one);
    else if (Array.isArray(value)) {
      if (!value.some(isFields)) flat.set(key, value.join('; '));
    } else if (typeof value === 'number') flat.set(key, value);
    else if (typeof value === 'string' || typeof value === 'boolean') flat.set(key, String(value));
  }
  return flat;
}

/** Rows with a column for every field that any of them has, in the order in which they are met. */
function tableOf(name: string, rows: readonly Fields[]): FlatTable {
  const flat = rows.map((row) => flatFields(row));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return { name, rows: [columns, ...flat.map((row) => columns.map((column) => row.get(column) ?? ''))] };
}

/**
 * Documents of one kind as tables: one of the documents, and one of each list in them, whose rows name their document. Nothing is
 * left out, so that another program can put them together again. [IMP-2]
 */
export function flatTables(name: string, documents: readonly Fields[]): FlatTable[] {
  const lists = new Map<string, Fields[]>();
  for (const document of documents)
    for (const [field, value] of Object.entries(document)) {
      if (!Array.isArray(value)) continue;
      const rows = value.filter(isFields).map((row): Fields => ({ of_id: document['id'], ...row }));
      const list = lists.get(field);
      if (list) list.push(...rows);
      else if (rows.length > 0) lists.set(field, rows);
    }
  return [tableOf(name, documents), ...[...lists].map(([field, rows]) => tableOf(`${name}.${field}`, rows))];
} // prettier-ignore
