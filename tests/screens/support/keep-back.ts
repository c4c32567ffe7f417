/** Collections of a business that the server withholds for now, simulating a slow connection. */
export class KeptBack {
  private held: readonly string[] = [];
  private release = (): void => undefined;
  private over = Promise.resolve();

  /** Withhold these collections from everyone; call the returned function to end that. */
  keep(collections: readonly string[]): () => void {
    this.held = collections;
    this.over = new Promise((resolve) => (this.release = resolve));
    return () => this.letGo();
  }

  letGo(): void {
    this.held = [];
    this.release();
  }

  /** Resolves once this path is not withheld. */
  until(path: string): Promise<void> {
    return this.held.some((name) => path.endsWith(`/${name}`)) ? this.over : Promise.resolve();
  }
}
