import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8').replace(/\s+/g, ' ');

/** Declarations of one block of the file, by its selector. */
function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start)).replace(/\/\*.*?\*\//gs, '');
  return new Map([...body.matchAll(/(--fb-[\w-]+):\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!]));
}
const root = block(':root');
const light = new Map([...root, ...block(":root, :root[data-mantine-color-scheme='light']")]);
const dark = new Map([...root, ...block(":root[data-mantine-color-scheme='dark']")]);

function colour(scheme: Map<string, string>, name: string): string {
  const value = scheme.get(`--fb-${name}`) ?? '';
  const reference = /^var\(--fb-([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colour(scheme, reference) : value.toUpperCase();
}

/** Relative luminance. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(scheme: Map<string, string>, front: string, back: string): number {
  const [a, b] = [luminance(colour(scheme, front)), luminance(colour(scheme, back))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test('[LOK-1] the six colours are the hues of both themes', () => {
  expect(colour(light, 'accent')).toBe('#F2A900');
  expect(colour(light, 'primary')).toBe('#1F6B3A');
  expect(colour(light, 'danger')).toBe('#B4381F');
  expect(colour(light, 'bg')).toBe('#FBF8F1');
  expect(colour(light, 'text')).toBe('#1D1A16');
  expect(colour(light, 'line')).toBe('#E9E1D0');
  expect(dark.get('--fb-primary')).toBe('var(--fb-leaf-3)');
  expect(dark.get('--fb-danger')).toBe('var(--fb-barn-3)');
  expect(dark.get('--fb-accent')).toBe('var(--fb-yolk-5)');
});

const BODY: readonly [string, string][] = [
  ...['bg', 'paper', 'sunken'].flatMap((back): [string, string][] => [
    ['text', back],
    ['text-2', back],
  ]),
  ...['primary', 'accent', 'danger'].map((name): [string, string] => [`${name}-text`, `${name}-soft`]),
  ...['primary', 'danger'].flatMap((name): [string, string][] => [
    [`${name}-text`, 'bg'],
    [`${name}-text`, 'paper'],
  ]),
];
const LABELS: readonly [string, string][] = [
  ['on-primary', 'primary'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
];

test.each([
  ['light', light],
  ['dark', dark],
] as const)('[LOK-2] in the %s theme body text measures 7 and labels 4.5 at least', (_, scheme) => {
  const weak = [
    ...BODY.filter(([front, back]) => contrast(scheme, front, back) < 7),
    ...LABELS.filter(([front, back]) => contrast(scheme, front, back) < 4.5),
  ];
  expect(weak).toEqual([]);
});

test('[LOK-6] motion takes 120 to 180 ms, and none when the phone asks for none', () => {
  for (const name of ['fast', 'mid', 'slow']) {
    const time = Number.parseInt(root.get(`--fb-${name}`) ?? '', 10);
    expect(time).toBeGreaterThanOrEqual(120);
    expect(time).toBeLessThanOrEqual(180);
  }
  expect(css).toMatch(
    /prefers-reduced-motion: reduce\) \{ :root \{ --fb-fast: 0ms; --fb-mid: 0ms; --fb-slow: 0ms; \} \}/,
  );
});

test('[LOK-5] digits are tabular and the font is the system’s own', () => {
  expect(readFileSync('src/ui/theme/base.css', 'utf8')).toMatch(/body \{[^}]*font-variant-numeric: tabular-nums/);
  expect(root.get('--fb-font')).toMatch(/^system-ui/);
  expect(css + readFileSync('src/ui/theme/base.css', 'utf8')).not.toContain('@font-face');
});
