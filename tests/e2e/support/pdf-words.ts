import { inflateSync } from 'node:zlib';

/** The text of a PDF's pages. */
export function wordsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((found) => {
    const from = found.index + found[0].length;
    return inflateSync(pdf.subarray(from, from + Number(found[1]))).toString('latin1');
  });
  return streams.flatMap((stream) => [...stream.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, word]) => word)).join('\n'); // prettier-ignore
}
