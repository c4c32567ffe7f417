import fc from 'fast-check';
import { tries } from './runs.ts';

/* Properties are tried with the same values on every machine; this is their default number of runs. */

fc.configureGlobal(tries(100, 2_000));
