/** Collections of a business of which the server gives nothing for now: the signal is slow. */
export class KeptBack {
  private held: readonly string[] = [];
  private release = (): void => undefined;
  private over = Promise.resolve();

  /** From now on nobody gets anything of these; call what it gives to end that. */
  keep(collections: readonly string[]): () => void {
    this.held = collections;
    this.over = new Promise((resolve) => (this.release = resolve));
    return () => this.letGo();
  }

  letGo(): void {
    this.held = [];
    this.release();
  }

  /** Answers once this path is not held. */
  until(path: string): Promise<void> {
    return this.held.some((name) => path.endsWith(`/${name}`)) ? this.over : Promise.resolve();
  }
}
