#!/usr/bin/env node
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackendOptions } from './options.ts';
import { defaultProject, projectFiles } from './project-files.ts';
import { startAtTerminal, stopOnSignal } from './terminal.ts';

const USAGE = `usage: embedded-firebase [FOLDER] [options]

FOLDER has a firebase.json, which names rules, indexes and the built app. It is the current folder when neither FOLDER nor
--rules is given. Options win over the file.

  --port N                port on 127.0.0.1, 0 for any free one (8080)
  --data DIR              where everything is kept (.data in FOLDER)
  --project ID            project that is served (default of .firebaserc, else demo-local)
  --rules FILE            firestore.rules
  --storage-rules FILE    storage.rules (the file of this name beside firestore.rules)
  --indexes FILE          firestore.indexes.json; without one, no index is asked for
  --static DIR            built app
  --hosting FILE          firebase.json with rewrites, redirects and headers of the app
  --watch                 put changed firestore.rules in force while running
  --other-project ID      further project, with accounts and data of its own; may be repeated
  --database ID           database beside "(default)"; may be repeated
  --as-emulator           ways of Google's emulator: any project, "Bearer owner", unsigned tokens
  --test-hooks            faults and meter for tests
  --host ADDRESS --allow-host NAME   open to the network, under these names only; NAME may be repeated
  --help                  these lines`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        port: { type: 'string', default: '8080' },
        project: { type: 'string' },
        rules: { type: 'string' },
        indexes: { type: 'string' },
        'storage-rules': { type: 'string' },
        static: { type: 'string' },
        hosting: { type: 'string' },
        watch: { type: 'boolean', default: false },
        'other-project': { type: 'string', multiple: true, default: [] },
        database: { type: 'string', multiple: true, default: [] },
        host: { type: 'string' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'test-hooks': { type: 'boolean', default: false },
        'as-emulator': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): never {
  console.error(`${reason}\nSee --help.`);
  process.exit(2);
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (positionals.length > 1) refuse(`One FOLDER is served, not ${positionals.length}: ${positionals.join(', ')}.`);
const port = Number(values.port);
if (!/^\d+$/.test(values.port) || port > 65_535) refuse(`--port is a number from 0 to 65535, not "${values.port}".`);

/** The file options that were passed. */
function givenFiles(): Partial<BackendOptions> {
  const { rules: rulesFile, indexes: indexesFile, static: staticDir, hosting: hostingFile, host } = values;
  const given = { rulesFile, storageRulesFile: values['storage-rules'], indexesFile, staticDir, hostingFile, host };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

try {
  const [folder = '.'] = positionals;
  const named =
    positionals.length > 0 || values.rules === undefined ? projectFiles(folder) : { rulesFile: values.rules };
  const backend = await startAtTerminal(
    {
      ...named,
      ...givenFiles(),
      dataDir: values.data ?? join(folder, '.data'),
      port,
      projectId: values.project ?? defaultProject(folder) ?? 'demo-local',
      watchRules: values.watch,
      otherProjects: values['other-project'],
      databases: values.database,
      testHooks: values['test-hooks'],
      asEmulator: values['as-emulator'],
      allowHosts: values['allow-host'],
      // Standard output carries only the line with the backend's address; everything else is written to standard error.
      log: (line) => console.error(line),
    },
    { data: '--data DIR', port: '--port N' },
  );
  stopOnSignal(() => backend.close());
  console.log(`backend listening on ${backend.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
