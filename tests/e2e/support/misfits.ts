/** Elements of the current screen that are cut off, too small to press, or without a name. Runs in the page. */
export function misfitsOf(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}`);
  if (document.title === '' || !document.querySelector('meta[name="description"]'))
    found.push('no title or description');
  const dialog = document.querySelector('[role="dialog"]');
  for (const target of (dialog ?? document).querySelectorAll('button, a, input, select, label:has(input)')) {
    // An input inside a label is pressed through the label.
    if (target.matches('input') && target.closest('label')) continue;
    const { width, height } = target.getBoundingClientRect();
    const shown =
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 2 && height > 2;
    if (shown && (width < 47.5 || height < 47.5))
      found.push(
        `${target.tagName} "${target.textContent || target.ariaLabel}" is ${Math.round(width)} × ${Math.round(height)}`,
      );
  }
  for (const label of document.querySelectorAll('.mantine-Button-label'))
    if (label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 1)
      found.push(`cut off: ${label.textContent}`);
  return found;
}
