/** Columns of a line of the rules, beside the indentation of four. */
const COLUMNS = 116;
/** Number of names up to which a list costs less than a text of them. */
const MAX_LISTED = 16;

/** A function of the rules that holds when all of these checks do. */
export function functionOf(name: string, looks: readonly string[]): string {
  const short = `function ${name}(d) {\n  return ${looks.join(' && ')};\n}`;
  if (!looks.some((look) => look.includes('\n')) && short.split('\n')[1]!.length <= COLUMNS) return short;
  const moved = looks.map((look) => look.replaceAll('\n', '\n    '));
  return `function ${name}(d) {\n  return (\n    ${moved.join(' &&\n    ')}\n  );\n}`;
}

/**
 * Check that a document has no other fields than these. Each word of a list costs an expression, and the check of a
 * text 20. [RUL-26]
 */
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

/** Join parts into lines, as many per line as fit. */
export function inLines(parts: readonly string[], between: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)!}${between}${part}`;
    if (longer.length <= COLUMNS - 10) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines.join(`${between.trimEnd()}\n  `);
}
