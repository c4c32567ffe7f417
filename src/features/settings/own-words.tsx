import { ActionIcon } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import people from './people.module.css';

interface OwnWordsProps {
  label: string;
  names: readonly string[];
  busy: boolean;
  remove: (name: string) => void;
}

/** Words of the business itself, each with the way to take it out. [SET-5] */
export function OwnWords({ label, names, busy, remove }: OwnWordsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={label}>
      {names.map((name) => (
        <li key={name} className={people.category}>
          <span>{name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={48}
            disabled={busy}
            aria-label={t`Remove ${name}`}
            onClick={() => remove(name)}
          >
            <IconX aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
