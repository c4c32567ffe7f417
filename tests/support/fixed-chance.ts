import fc from 'fast-check';
import { tries } from './runs.ts';

/* Properties are tried with the same values on every machine; those that say nothing else, so many times. */

fc.configureGlobal(tries(100, 2_000));
