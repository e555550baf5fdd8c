/**
 * Runs in the page. The elements with a text or a field of their own whose look no earlier call has seen: their colours, whether
 * they're large enough for less contrast, and what's behind them. A second call in the same theme gives what only the new width shows.
 * Of those that look alike inside elements of the same classes, such as the rows of a table, it gives the first three.
 */
export function unseenTexts(): Element[] {
  interface Around {
    /** The classes of the elements around it. */
    readonly classes: string;
    readonly behind: string;
    readonly color: string;
  }
  const kept = window as { seenLooks?: WeakMap<Element, Set<string>>; seenAlike?: Map<string, number> };
  const seen = (kept.seenLooks ??= new WeakMap());
  const seenAlike = (kept.seenAlike ??= new Map());
  const unseen: Element[] = [];

  const isNew = (element: Element, look: string): boolean => {
    const looks = seen.get(element) ?? new Set<string>();
    seen.set(element, looks);
    return looks.size < looks.add(look).size;
  };
  const isRare = (alike: string): boolean => {
    const count = (seenAlike.get(alike) ?? 0) + 1;
    seenAlike.set(alike, count);
    return count <= 3;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');
  /** Large text, from 18 points or 14 in bold, needs less contrast by WCAG 2.2. */
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
    Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  /** @param around the look of what the element is in */
  const visit = (element: Element, around: Around): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const { color, backgroundColor, backgroundImage, opacity, textDecorationLine, visibility } = style;
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const behind = isClear ? around.behind : `${around.behind} ${backgroundColor} ${backgroundImage} ${opacity}`;
    const classes = `${around.classes}>${element.tagName}.${element.getAttribute('class') ?? ''}`;
    const look = [behind, around.color, color, isLarge(style), textDecorationLine, visibility].join('|');
    if (hasText(element) && isNew(element, look) && isRare(classes + look)) unseen.push(element);
    for (const child of element.children) visit(child, { classes, behind, color });
  };
  const behind = getComputedStyle(document.documentElement).backgroundColor;
  visit(document.body, { classes: '', behind, color: '' });
  return unseen;
}
