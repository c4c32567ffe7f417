import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../ui/choice-chips.tsx';

/** Light, dark, or as the phone is set. [LOK-1] */
export function ThemeChoice() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const options: { value: MantineColorScheme; label: string }[] = [
    { value: 'auto', label: t`As the phone` },
    { value: 'light', label: t({ message: 'Light', context: 'colours' }) },
    { value: 'dark', label: t`Dark` },
  ];
  return (
    <ChoiceChips label={t`Colours`} visibleLabel wrap options={options} value={colorScheme} onChange={setColorScheme} />
  );
}
