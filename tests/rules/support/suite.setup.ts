import { beforeAll } from 'vitest';
import { openSuite } from './attack.ts';

beforeAll(openSuite);
