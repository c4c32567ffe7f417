import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const leaf: MantineColorsTuple = ['#EDF6EF', '#D8EBDD', '#B2D7BD', '#87C09A', '#5FA97A', '#3F9160', '#2A7C4A', '#1F6B3A', '#17552D', '#0F3F20']; // prettier-ignore
const yolk: MantineColorsTuple = ['#FFF8E5', '#FFEFC4', '#FFE08A', '#FCCD4D', '#F7BA1F', '#F2A900', '#D08F00', '#9F6C00', '#6B4700', '#4A3100']; // prettier-ignore
const barn: MantineColorsTuple = ['#FDF0EC', '#FBE1D9', '#F2B7A7', '#E88E77', '#DB664A', '#C94A2D', '#B4381F', '#982C16', '#8A2612', '#58160A']; // prettier-ignore
const gray: MantineColorsTuple = ['#FBF8F1', '#F4EEE1', '#E9E1D0', '#D6CBB6', '#B5A992', '#8C816D', '#6B6253', '#524A3F', '#38322A', '#1D1A16']; // prettier-ignore
const dark: MantineColorsTuple = ['#F4EEDF', '#DDD5C4', '#C2B9A7', '#948B7A', '#453F34', '#2E2921', '#211D17', '#16130F', '#100E0B', '#0A0907']; // prettier-ignore

const meaningOf: Record<string, string> = { leaf: 'primary', yolk: 'accent', barn: 'danger', red: 'danger' };

/** Mantine derives a filled label's colour from the light scheme only; ours follows the scheme, and yolk stays yolk. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const given = defaultVariantColorsResolver(input);
  const own = meaningOf[input.color ?? input.theme.primaryColor];
  if (!own) return given;
  if (input.variant === 'filled')
    return {
      background: `var(--fb-${own})`,
      hover: `var(--fb-${own}-hover)`,
      color: `var(--fb-on-${own})`,
      border: '1px solid transparent',
    };
  const soft = { hover: `var(--fb-${own}-soft)`, color: `var(--fb-${own}-text)` };
  if (input.variant === 'light') return { ...given, ...soft, background: `var(--fb-${own}-soft)` };
  if (input.variant === 'outline') return { ...given, ...soft, border: `1px solid var(--fb-${own}-text)` };
  return input.variant === 'subtle' || input.variant === 'transparent' ? { ...given, ...soft } : given;
};

/** Fields: 50 px high, 16 px text, a bold label above. */
const FIELD = { size: 'lg', labelProps: { mb: 4, fz: 16, fw: 700 } };

/** Mantine themed with the tokens: colours, sizes and shapes of every component. [LOK-1] */
export const theme = createTheme({
  colors: { leaf, yolk, barn, red: barn, gray, dark },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  variantColorResolver,
  black: '#1D1A16',
  white: '#FFFFFF',
  fontFamily: 'var(--fb-font)',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { sm: '8px', md: '12px', lg: '16px' },
  fontWeights: { regular: '400', medium: '500', bold: '700' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
  lineHeights: { xs: '1.23', sm: '1.43', md: '1.5', lg: '1.34', xl: '1.4' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '18px', lineHeight: '24px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'lg', fz: 16 } },
    TextInput: { defaultProps: FIELD },
    PasswordInput: { defaultProps: FIELD },
    Textarea: { defaultProps: FIELD },
    Select: { defaultProps: FIELD },
    NativeSelect: { defaultProps: FIELD },
    // Mantine would lock the page's scrolling with a style element, which the security policy forbids; base.css does
    // it. [PRF-19]
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
    Paper: { defaultProps: { bg: 'var(--fb-paper)', withBorder: true } },
  },
});

const meanings = {
  '--mantine-color-body': 'var(--fb-bg)',
  '--mantine-color-text': 'var(--fb-text)',
  '--mantine-color-dimmed': 'var(--fb-text-2)',
  '--mantine-color-default': 'var(--fb-paper)',
  '--mantine-color-default-color': 'var(--fb-text)',
  '--mantine-color-default-border': 'var(--fb-line-strong)',
  '--mantine-color-default-hover': 'var(--fb-sunken)',
  '--mantine-color-error': 'var(--fb-danger-text)',
  '--mantine-color-placeholder': 'var(--fb-text-2)',
  '--mantine-color-anchor': 'var(--fb-primary-text)',
};
/** Map Mantine's own variables to the semantic tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: meanings, dark: meanings });
