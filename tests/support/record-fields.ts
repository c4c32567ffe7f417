import { newDocumentId } from '../../schemas/new-document-id.ts';

export const AT = '2026-03-02T08:15:00.000Z';
const DAY = '2026-03-02';

/** Common fields of a record, with a new id. */
export const recordFields = () => ({
  id: newDocumentId(),
  business_id: 'business0001',
  created_at: AT,
  created_by: 'uid-of-asha',
  device_id: 'device000001',
  rev: 1,
});
/** Common fields of a fact. */
export const factFields = () => ({ ...recordFields(), occurred_at: AT, day: DAY, device_seq: 42 });

/** Changes to a document: any of its fields. */
export type But<T> = T extends unknown ? Partial<T> : never;
