/**
 * Why the book of the signed-in person is not open in this tab. Nothing is lost in any of them.
 * - newer: a newer version wrote it; this code must not open it [SYN-30]
 * - blocked: it must be brought to this version and another tab still has it open [SYN-31]
 * - superseded: another tab brought it to a newer version [SYN-31]
 */
export type Held = 'newer' | 'blocked' | 'superseded';
