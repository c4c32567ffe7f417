import { seededChance } from '../../backend/chance.ts';

/**
 * The random source of one history: the same seed gives the same history. Each part of it (`what`) has a separate
 * stream, so that omitting one part changes little in the others.
 */
export class Chance {
  readonly draw: () => number;

  constructor(seed: number, what: string) {
    let mixed = 0x51ab;
    for (let i = 0; i < what.length; i++) mixed = Math.imul(mixed ^ what.charCodeAt(i), 0x01000193);
    this.draw = seededChance(Math.imul(seed, 0x9e3779b1) ^ mixed);
    this.draw();
  }

  /** An integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.draw() * (most - least + 1));
  }

  happens(share: number): boolean {
    return this.draw() < share;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.draw() * from.length)]!;
  }

  /** One of the names, with probability proportional to its weight. */
  weighted<Name extends string>(weights: Readonly<Partial<Record<Name, number>>>): Name {
    const entries = Object.entries(weights) as [Name, number][];
    let left = this.draw() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) if ((left -= weight) < 0) return name;
    return entries.at(-1)![0];
  }

  /** A document id: 12 of [A-Za-z0-9]. */
  id(): string {
    let id = '';
    for (let i = 0; i < 12; i++) id += LETTERS[Math.floor(this.draw() * LETTERS.length)]!;
    return id;
  }
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
