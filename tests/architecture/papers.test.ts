import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Documents about the current state; CHANGELOG.md and docs/evidence/ refer to files as they were. */
const PAPERS = execFileSync('git', ['ls-files', '*.md', 'docs/*.md', 'backend/*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((paper) => !/^CHANGELOG|^docs\/evidence|^DECISIONS/.test(paper));

/** Paths from the root in backticks that refer to one file or folder. */
const NAMED =
  /`((?:src|schemas|workers|backend|scripts|tests|docs)\/[\w./-]+\.(?:tsx?|mjs|css|md|json)|(?:src|workers)\/[\w/-]+)`/g;

test.each(PAPERS)('[RUN-4] every file that %s names is there', (paper) => {
  const named = [...readFileSync(paper, 'utf8').matchAll(NAMED)].map(([, path]) => path!);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('[RUN-4] where ten things are is answered', () => {
  const answers = readFileSync('CONTRIBUTING.md', 'utf8').split('## Where things are')[1]!;
  expect(answers.match(/^\| .*\?\s*\|/gm)).toHaveLength(10);
});
