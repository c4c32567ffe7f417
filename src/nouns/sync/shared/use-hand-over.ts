import { useCommand } from '../../../client/use-command.ts';
import { downloadText } from '../../../ui/files/download-text.ts';

/** Save all unsent records, or one of them, to a file. [SYN-28, SYN-25] */
export function useHandOver() {
  const { run, busy } = useCommand('sync.handOver');
  const save = async (only?: { collection: string; id: string }) => {
    const result = await run({ only });
    if (result.ok) downloadText(result.value.filename, result.value.json);
  };
  return { save, busy };
}
