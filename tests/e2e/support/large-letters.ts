/* Text settings that the owner of a phone may have chosen: larger, and in a font wider than ours. Runs in the page. */

/** Scale all texts of the page by this factor and set this font, as phones do: only sizes and line heights change. */
export function setLetters({ factor, font }: { factor: number; font: string }): void {
  const id = 'letters-of-a-test';
  document.querySelector(`#${id}`)?.remove();
  const all = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((one) => one instanceof HTMLElement);
  for (const one of all) {
    const before = one.dataset['before'];
    if (before === undefined) continue;
    one.setAttribute('style', before);
    delete one.dataset['before'];
  }
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = `*, *::before, *::after { font-family: "${font}" !important }`;
  document.head.append(sheet);
  if (factor === 1) return;
  // Read all sizes first: inherited sizes change with those of the ancestors.
  const sizes = all.map((one) => {
    const { fontSize, lineHeight } = getComputedStyle(one);
    return { fontSize, lineHeight };
  });
  for (const [at, one] of all.entries()) {
    const { fontSize, lineHeight } = sizes[at]!;
    one.dataset['before'] = one.getAttribute('style') ?? '';
    one.style.setProperty('font-size', `${Number.parseFloat(fontSize) * factor}px`, 'important');
    if (lineHeight.endsWith('px'))
      one.style.setProperty('line-height', `${Number.parseFloat(lineHeight) * factor}px`, 'important');
  }
}

/** Texts that are cut off, misplaced next to their element or outside of the page, and a page wider than the screen. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (node.textContent!.trim() === '' || !isShown || parent.closest('option, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const fault = text.width < 2 ? undefined : faultOf(text, parent);
    if (fault) found.add(`${fault}: ${node.textContent!.trim().slice(0, 40)}`);
  }
  return [...found];

  function faultOf(text: DOMRect, parent: Element): string | undefined {
    for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
      const { display, position, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(one);
      if (display === 'inline' || display === 'contents') continue;
      const box = one.getBoundingClientRect();
      // Skip texts for screen readers, scrolling areas, and texts deliberately shortened with dots.
      if (position === 'absolute' && (box.width <= 2 || clipPath !== 'none')) return undefined;
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || one.tagName === 'H1')
        return undefined;
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      const isBeside = text.right > box.right + 2 || text.left < box.left - 2;
      if (isBeside && (hides || one.matches('button, a, [role="tab"], [role="radio"], label, td, th')))
        return 'cut off';
      if ((overflowY === 'hidden' || overflowY === 'clip') && text.bottom > box.bottom + 3) return 'cut below';
    }
    return text.right > clientWidth + 1 ? 'outside' : undefined;
  }
}
