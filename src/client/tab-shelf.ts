/** Storage of this tab alone, as phones are shared; undefined where storage is forbidden. */
export const tabShelf = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};
