/** Columns that a line of the rules has, beside the four by which all of them are moved in. */
const COLUMNS = 116;
/** Names that a list may have until a text of them costs less. */
const MAX_LISTED = 16;

/** A function of the rules that holds when all of these do. */
export function functionOf(name: string, looks: readonly string[]): string {
  const short = `function ${name}(d) {\n  return ${looks.join(' && ')};\n}`;
  if (!looks.some((look) => look.includes('\n')) && short.split('\n')[1]!.length <= COLUMNS) return short;
  const moved = looks.map((look) => look.replaceAll('\n', '\n    '));
  return `function ${name}(d) {\n  return (\n    ${moved.join(' &&\n    ')}\n  );\n}`;
}

/** That a document has none but these fields. Each word of a list costs an expression, and the look at a text 20. [RUL-26] */
export function onlyNames(names: readonly string[]): string {
  if (names.length <= MAX_LISTED) return `d.keys().hasOnly(${listOf(names)})`;
  return `isOnly(\n  d.keys(),\n  '^((${names.join('|')})( |$))*$')`;
}

function listOf(names: readonly string[]): string {
  const lines = inLines(
    names.map((name) => `'${name}'`),
    ', ',
  );
  return lines.includes('\n') ? `[\n  ${lines}\n]` : `[${lines}]`;
}

/** Parts in lines, as many a line as fit. */
export function inLines(parts: readonly string[], between: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)!}${between}${part}`;
    if (longer.length <= COLUMNS - 10) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines.join(`${between.trimEnd()}\n  `);
}
