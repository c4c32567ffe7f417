/** Those that came up on this phone for somebody. It begins as all that goes with who signs out. [ACC-19] */
const keyOf = (uid: string) => `flockbook.notices:${uid}:sent`;
/** As many as the newest that are ever looked at. [NTF-2] */
const REMEMBERED = 20;

/** Paths of the sent notices that came up over the screen here; nobody need have looked at them. [NTF-3] */
export function toldNotices(uid: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]') as string[]);
  } catch {
    return new Set(); // a full or locked phone: it is remembered until the app is closed
  }
}

/** Remember that one came up; gives all that did. */
export function rememberTold(uid: string, told: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const after = [...told, path].slice(-REMEMBERED);
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(after));
  } catch {
    // As above.
  }
  return new Set(after);
}
