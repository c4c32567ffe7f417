import { parseArgs } from 'node:util';
import { startBackend } from './main.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    port: { type: 'string', default: '0' },
    project: { type: 'string' },
    rules: { type: 'string' },
    indexes: { type: 'string' },
    'storage-rules': { type: 'string' },
    static: { type: 'string' },
    hosting: { type: 'string' },
    'other-project': { type: 'string', multiple: true, default: [] },
    database: { type: 'string', multiple: true, default: [] },
    host: { type: 'string' },
    'allow-host': { type: 'string', multiple: true },
    'test-hooks': { type: 'boolean', default: false },
    'as-emulator': { type: 'boolean', default: false },
  },
});

const { data, project, rules } = values;
if (data === undefined || project === undefined || rules === undefined) {
  console.error(
    `usage: tsx backend/cli.ts --data DIR --project ID --rules FILE [--storage-rules FILE] [--indexes FILE]
  [--port N] [--static DIR] [--hosting FIREBASE_JSON] [--other-project ID]… [--database ID]… [--test-hooks] [--as-emulator]
  [--host 0.0.0.0 --allow-host shop.local …]  open to the network, under these names only`,
  );
  process.exit(2);
}

try {
  const backend = await startBackend({
    dataDir: data,
    port: Number(values.port),
    projectId: project,
    rulesFile: rules,
    otherProjects: values['other-project'],
    databases: values.database,
    testHooks: values['test-hooks'],
    asEmulator: values['as-emulator'],
    // Standard output carries the one line that says where the backend is; everything else goes beside it.
    log: (line) => console.error(line),
    ...(values['storage-rules'] === undefined ? {} : { storageRulesFile: values['storage-rules'] }),
    ...(values.indexes === undefined ? {} : { indexesFile: values.indexes }),
    ...(values.static === undefined ? {} : { staticDir: values.static }),
    ...(values.hosting === undefined ? {} : { hostingFile: values.hosting }),
    ...(values.host === undefined ? {} : { host: values.host }),
    allowHosts: values['allow-host'] ?? [],
  });
  console.log(`backend listening on ${backend.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void backend.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
