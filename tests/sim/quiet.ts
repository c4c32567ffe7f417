/** Run something whose program logs each fault for developers; these faults are simulated by the thousand. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, error } = console;
  console.warn = console.error = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, error });
  }
}
