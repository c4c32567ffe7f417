import { useCommand } from './use-command.ts';

/** Check the rows of a file and add them, for the import screens. `error` is the last refusal. [IMP-1] */
export function useImport() {
  const looking = useCommand('imports.look');
  const adding = useCommand('imports.add');
  const stopping = useCommand('imports.stop');
  return {
    look: async (input: Parameters<typeof looking.run>[0]) => {
      const planned = await looking.run(input);
      return planned.ok ? planned.value : undefined;
    },
    add: async (input: Parameters<typeof adding.run>[0]) => {
      const done = await adding.run(input);
      return done.ok ? done.value : undefined;
    },
    stop: (id: string) => void stopping.run({ id }),
    looking: looking.busy,
    error: looking.error ?? adding.error,
  };
}
