import { describe, expect, test } from 'vitest';
import { publicLinkOf, publicPath, publicState } from '../../../src/domain/papers/public-state.ts';

const link = { kind: 'receipt', order_id: 'Order0000001', business_id: 'Business0001', qty: 3 } as const;
const page = (lines: number) => ({ lines: Array.from({ length: lines }) });

describe('[RTE-53, RTE-54] the address of a shared paper', () => {
  test('[RTE-53, RTE-54] it is read as it was written', () => {
    for (const kind of ['invoice', 'receipt'] as const)
      expect(publicLinkOf(publicPath({ ...link, kind }))).toEqual({ ...link, kind });
  });
  test('[INV-8] one that is not whole is none', () => {
    const broken = ['Order000001/Business0001/3', 'Order0000001/Business0001', 'Order0000001/Business0001/0', 'Order0000001/Business0001/101', 'Order0000001/Business0001/x', '../../Business0001/3']; // prettier-ignore
    expect(broken.map((path) => publicLinkOf(`/public_receipt/${path}`))).toEqual(broken.map(() => undefined));
    expect(publicState(undefined, { type: 'missing' })).toEqual({ type: 'not-found' });
  });
});

test('[INV-7, INV-8] what the server answers decides what is shown', () => {
  expect(publicState(link, { type: 'found', page: page(3) })).toMatchObject({ type: 'complete' });
  expect(publicState(link, { type: 'found', page: page(4) })).toMatchObject({ type: 'changed' });
  expect(publicState(link, { type: 'missing' })).toEqual({ type: 'not-sent', qty: 3 });
  expect(publicState(link, { type: 'denied' })).toEqual({ type: 'revoked' });
  expect(publicState(link, { type: 'unreachable' })).toEqual({ type: 'unreachable' });
});
