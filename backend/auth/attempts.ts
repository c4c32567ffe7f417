const mostWrong = 10;
const pauseMs = 60_000;
const mostRemembered = 10_000;

/**
 * Counts consecutive attempts per address, such as wrong passwords; after ten, further attempts are blocked for a
 * minute.
 */
export class Attempts {
  private readonly wrong = new Map<string, { count: number; lastMs: number }>();

  constructor(private readonly nowMs: () => number = () => Date.now()) {}

  mayTry(email: string): boolean {
    const seen = this.wrong.get(email.toLowerCase());
    return !seen || seen.count < mostWrong || this.nowMs() - seen.lastMs >= pauseMs;
  }

  failed(email: string): void {
    const key = email.toLowerCase();
    const seen = this.wrong.get(key);
    const count = seen && this.nowMs() - seen.lastMs < pauseMs ? seen.count + 1 : 1;
    if (this.wrong.size >= mostRemembered) this.wrong.clear();
    this.wrong.set(key, { count, lastMs: this.nowMs() });
  }

  succeeded(email: string): void {
    this.wrong.delete(email.toLowerCase());
  }
}
