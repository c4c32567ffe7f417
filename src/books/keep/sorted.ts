/** Index of the first string in a sorted array that is not before `text`. */
export function indexIn(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Insert a string at its place, unless it is present. */
export function insertInto(sorted: string[], text: string): void {
  const index = indexIn(sorted, text);
  if (sorted[index] !== text) sorted.splice(index, 0, text);
}

export function removeFrom(sorted: string[], text: string): void {
  const index = indexIn(sorted, text);
  if (sorted[index] === text) sorted.splice(index, 1);
}
