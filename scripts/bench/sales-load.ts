import { postJson } from './http-client.ts';
import { saleFields, saleId } from './sale-document.ts';
import { documentsRoot } from './subject.ts';

/** A commit request that stores these sales of a business. `mark` makes the text of each version unique. */
export function commitText(business: string, numbers: readonly number[], mark = ''): string {
  const writes = numbers.map((n) => ({
    update: {
      name: `${documentsRoot}/businesses/${business}/sales/${saleId(n)}`,
      fields: mark === '' ? saleFields(n) : { ...saleFields(n), note: { stringValue: mark } },
    },
  }));
  return JSON.stringify({ writes });
}

/** A commit request that stores documents of three fields. */
function leanCommitText(business: string, numbers: readonly number[]): string {
  const writes = numbers.map((n) => {
    const { day, total, paid } = saleFields(n);
    return {
      update: { name: `${documentsRoot}/businesses/${business}/sales/${saleId(n)}`, fields: { day, total, paid } },
    };
  });
  return JSON.stringify({ writes });
}

/** The URL of a call on a subject's documents. */
export function callUrl(url: string, call: string, parent = ''): string {
  return `${url}/v1/${documentsRoot}${parent}:${call}`;
}

/** Store `count` sales of a business, 50 in a commit, eight commits at a time. */
export async function loadSales(url: string, business: string, count: number, lean = false): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const from = next;
      next = Math.min(count, next + 50);
      const numbers = Array.from({ length: next - from }, (_, i) => from + i);
      await postJson(callUrl(url, 'commit'), (lean ? leanCommitText : commitText)(business, numbers));
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
