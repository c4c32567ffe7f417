import type { ImportRow } from './import-row.ts';

/**
 * Read the people of a contacts file (.vcf, vCard 2.1 to 4.0): name and first phone of each; `row` is the number of the
 * card. [CUS-7]
 */
export function readContacts(text: string): ImportRow[] {
  const lines = unfolded(text);
  const rows: ImportRow[] = [];
  let card: { full?: string; parts?: string; phone?: string } | undefined;
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const [name = '', ...params] = line.slice(0, colon).toUpperCase().split(';');
    const key = name.slice(name.lastIndexOf('.') + 1);
    const value = valueOf(line.slice(colon + 1), params);
    if (key === 'BEGIN' && value.toUpperCase() === 'VCARD') card = {};
    else if (key === 'END' && card) {
      rows.push({ row: rows.length + 1, name: card.full || card.parts || '', phone: card.phone ?? '' });
      card = undefined;
    } else if (key === 'FN' && card) card.full ??= unescaped(value);
    else if (key === 'N' && card) card.parts ??= spokenName(value);
    else if (key === 'TEL' && card && !params.some((one) => one.includes('FAX')))
      card.phone ??= value.replace(/^tel:/i, '').trim();
  }
  return rows.filter(({ name, phone }) => name !== '' || phone !== '');
}

/** Join folded lines: they continue after a leading space, or in old files after a trailing equals sign. */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else if (last?.endsWith('=') && /QUOTED-PRINTABLE/i.test(last)) lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

function valueOf(text: string, params: readonly string[]): string {
  if (!params.some((one) => one.includes('QUOTED-PRINTABLE'))) return text.trim();
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = /^=([0-9A-F]{2})/i.exec(text.slice(at, at + 3))?.[1];
    if (hex) at += 2;
    bytes.push(...(hex ? [Number.parseInt(hex, 16)] : new TextEncoder().encode(text[at])));
  }
  return new TextDecoder().decode(new Uint8Array(bytes)).trim();
}

/** `Family;Given;Middle;…` in spoken order. */
function spokenName(value: string): string {
  const [family = '', given = '', middle = ''] = value.split(/(?<!\\);/).map(unescaped);
  return [given, middle, family].filter(Boolean).join(' ');
}

const unescaped = (value: string): string =>
  value
    .replace(/\\n/gi, ' ')
    .replace(/\\([\\;,])/g, '$1')
    .trim();
