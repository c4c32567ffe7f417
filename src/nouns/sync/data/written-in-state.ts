import { filter, merge, type Observable } from 'rxjs';
import type { LocalFields } from '../../../../schemas/document-kind.ts';
import type { RowStore } from '../../../store/row-store.ts';

type Collection = RowStore['collection'];

/** Each record when it is written in a state, on any tab of this device. */
export const writtenInState = (
  stores: readonly { readonly collection: Collection }[],
  state: LocalFields['sync_state'],
): Observable<unknown> =>
  merge(...stores.map(({ collection }) => collection.$)).pipe(
    filter(({ documentData }) => (documentData as LocalFields).sync_state === state),
  );
