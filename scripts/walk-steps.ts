/** A step of a walk through the app; a rejection states the error. */
export type Step = readonly [what: string, walk: () => Promise<void>];

/**
 * Run the steps, printing for each whether it holds, up to the first that does not; the last line is `N steps hold, M
 * differ`. Returns whether all hold.
 */
export async function walkSteps(steps: readonly Step[]): Promise<boolean> {
  let hold = 0;
  let fault: unknown;
  for (const [what, walk] of steps) {
    try {
      await walk();
      hold += 1;
      console.log(`holds    ${what}`);
    } catch (found) {
      fault = found;
      console.log(`DIFFERS  ${what}\n    ${found instanceof Error ? found.message : String(found)}`);
      break;
    }
  }
  console.log(`${hold} steps hold, ${fault === undefined ? 0 : 1} differ`);
  return fault === undefined;
}
