import babel from '@rolldown/plugin-babel';

/**
 * Transform texts into entries of the catalogue. Babel runs only on files that mention a Lingui macro; everything else
 * stays on Oxc.
 */
export const linguiMacro = () =>
  babel({
    include: /\.[jt]sx?$/,
    exclude: /node_modules/,
    presets: [
      {
        preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
        rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
      },
    ],
  });
