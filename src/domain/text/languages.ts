/** Languages into which the app is completely translated, each by its own name. [LOK-14] */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in LANGUAGES;
