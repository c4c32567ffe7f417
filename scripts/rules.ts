import { readFile, writeFile } from 'node:fs/promises';
import { writtenRules } from './rules/written-rules.ts';
import { RULES_FILE } from './open-backend.ts';
await writeFile(RULES_FILE, writtenRules(await readFile(RULES_FILE, 'utf8')));
