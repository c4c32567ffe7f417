import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, vi } from 'vitest';
import type { Guard } from '../../../backend/firestore/guard.ts';
import { parseRules } from '../../../backend/rules/parse.ts';
import { RulesHolder } from '../../../backend/rules/rules-holder.ts';
import type { Ruleset } from '../../../backend/rules/ruleset.ts';
import { RULES_FILE } from '../support/server.ts';
import { Hunt, type Asked } from './hunt.ts';

/*
 * Runs before each file of the suite in `npm run test:rules -- --mutants`: passes every request of the suite to the
 * hunt.
 */

const killedFile = process.env['RULES_MUTANTS'];
const ours = vi.hoisted(() => ({ rules: new WeakSet<object>(), look: (_all: readonly unknown[]) => {} }));

vi.mock('../../../backend/firestore/guard.ts', async (original) => {
  const actual = await original<typeof import('../../../backend/firestore/guard.ts')>();
  return {
    ...actual,
    rulesGuard(...[database, ruleset, auth]: Parameters<typeof actual.rulesGuard>): Guard {
      const guard = actual.rulesGuard(database, ruleset, auth);
      if (!ours.rules.has(ruleset)) return guard;
      const shown = (ask: (guard: Guard) => unknown) => {
        const all: Asked[] = [];
        // A permissive ruleset collects every operation of the request.
        const collecting: Ruleset = {
          decide(request, { source }) {
            all.push({ request, source });
            return { allowed: true, expressions: 0, limit: undefined };
          },
        };
        ask(actual.rulesGuard(database, collecting, auth));
        ours.look(all);
      };
      return {
        ...guard,
        checkWrites(...given) {
          shown((other) => other.checkWrites(...given));
          guard.checkWrites(...given);
        },
        checkGets(...given) {
          shown((other) => other.checkGets(...given));
          return guard.checkGets(...given);
        },
        checkQuery(...given) {
          shown((other) => other.checkQuery(...given));
          return guard.checkQuery(...given);
        },
      };
    },
  };
});

if (killedFile !== undefined) {
  const text = readFileSync(RULES_FILE, 'utf8');
  const hunt = new Hunt(parseRules(text));
  const before = existsSync(killedFile) ? readFileSync(killedFile, 'utf8').trim().split('\n') : [];
  for (const id of before) if (id !== '') hunt.kill(Number(id));
  const known = hunt.killed.size;
  ours.look = (all) => hunt.look(all as readonly Asked[]);
  const of = RulesHolder.of.bind(RulesHolder);
  RulesHolder.of = (given) => {
    const holder = of(given);
    if (given === text) ours.rules.add(holder);
    return holder;
  };
  afterAll(() => {
    const found = [...hunt.killed].slice(known);
    if (found.length > 0) appendFileSync(killedFile, `${found.join('\n')}\n`);
  });
}
