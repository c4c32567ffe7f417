/*
 * The primitives of styles, used as `@mixin row 12px;`. They are written out where they stand, so that none costs another class in
 * the markup, and a phone loads no rule that its screen does not have. Colours and sizes are tokens of src/ui/theme/tokens.css.
 */
const text = (size, lead) => ({ fontSize: size, lineHeight: lead });
const quiet = { color: 'var(--fb-text-2)' };
const box = (line) => ({ border: `1px solid ${line}`, borderRadius: 'var(--fb-radius)' });
const paper = { background: 'var(--fb-paper)' };
const innerRing = { '&:focus-visible': { outlineOffset: '-3px' } };
const line = '1px solid var(--fb-line)';
const flex = (more) => (_mixin, gap) => ({ display: 'flex', ...more, gap });

const mixins = {
  /* Text. */
  text: (_mixin, size, lead) => text(size, lead),
  fine: text('14px', '20px'),
  muted: { ...text('14px', '20px'), ...quiet },
  caption: { ...text('13px', '16px'), ...quiet },
  ellipsis: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  /* Boxes: what is looked at, what is pressed or typed into, and what says good or bad. */
  outline: box('var(--fb-line)'),
  card: { ...box('var(--fb-line)'), ...paper },
  key: { ...box('var(--fb-line-strong)'), ...paper },
  tone: (_mixin, name) => ({ background: `var(--fb-${name}-soft)`, color: `var(--fb-${name}-text)` }),
  /* The button of a sheet, which stays in view. */
  'sheet-end': {
    ...paper,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    position: 'sticky',
    bottom: '0',
    padding: '12px 0 16px',
  },
  /* Rows of a paper as a table, where it is wide enough. */
  'as-table': {
    display: 'table',
    '& thead': { display: 'table-header-group', position: 'static', clipPath: 'none' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& td:nth-child(3)::before': { content: 'none' },
  },
  strip: { ...paper, borderTop: line, borderBottom: line },
  /* Where the keyboard is: around a thing, or within one that reaches the edges. */
  ring: { outline: '3px solid var(--fb-primary)', outlineOffset: '2px' },
  'inner-ring': innerRing,
  /* A line of a list that opens something, and the margin of it that holds the sync mark. */
  'line-button': { width: '100%', textAlign: 'left', ...innerRing },
  mark: {
    position: 'absolute',
    inset: '0 auto 0 0',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--fb-margin)',
    borderRight: line,
  },
  /* Fields beside each other: their lines stand level, however long their names are. */
  level: {
    alignItems: 'end',
    '& > :global(.mantine-InputWrapper-root)': {
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
    },
    '& > :global(.mantine-InputWrapper-root) > :global(.mantine-InputWrapper-label)': {
      flex: '1',
      display: 'flex',
      alignItems: 'flex-end',
    },
    /* Names, lines and messages each in a row of their own: a message below one does not push the others down. */
    '@supports (grid-template-rows: subgrid)': {
      rowGap: 0,
      '& > *': { gridRow: 'span 2' },
      '& > :global(.mantine-InputWrapper-root)': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 3',
        height: 'auto',
        '& > :global(.mantine-InputWrapper-label)': { gridRow: 1, alignSelf: 'end' },
        '& > :global(.mantine-Input-wrapper)': { gridRow: 2 },
        '& > :global(.mantine-InputWrapper-error)': { gridRow: 3 },
      },
    },
  },
  /* A word that is too long for its place is parted. */
  parted: { hyphens: 'auto', overflowWrap: 'anywhere' },
  /* Places. */
  /* As wide as its place, whatever stands in it. */
  stack: (_mixin, gap) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }),
  columns: (_mixin, gap, gridTemplateColumns) => ({ display: 'grid', gridTemplateColumns, gap }),
  /* As many columns as fit, each at least so wide: in `em`, larger letters get fewer. */
  fitting: (_mixin, gap, least) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
    gap,
  }),
  column: flex({ flexDirection: 'column' }),
  row: flex({ alignItems: 'center' }),
  spread: flex({ alignItems: 'center', justifyContent: 'space-between' }),
  apart: flex({ alignItems: 'baseline', justifyContent: 'space-between' }),
  facing: flex({ justifyContent: 'space-between' }),
  wrap: flex({ flexWrap: 'wrap' }),
  slide: flex({ overflowX: 'auto', scrollbarWidth: 'none' }),
  centre: (_mixin, size) => ({ display: 'grid', placeItems: 'center', width: size, height: size }),
  grow: { flex: '1', minWidth: '0' },
  bar: { position: 'sticky', bottom: '0', zIndex: '4' },
};

module.exports = { plugins: { 'postcss-preset-mantine': { mixins } } };
