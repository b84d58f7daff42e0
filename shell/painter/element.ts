type Child = Node | string | null;

/** An element with a class and content; Trusted Types forbid markup from strings. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
}

/**
 * Text that is formatted in its own task: the first date format is slow, and the rest is painted
 * without it.
 */
export function writtenSoon(write: () => string): Text {
  const text = document.createTextNode('\u00a0');
  setTimeout(() => (text.data = write()));
  return text;
}

const svg = 'http://www.w3.org/2000/svg';

export function icon(outline: string | undefined): Element {
  if (outline === undefined) return element('span', 'blank');
  const drawing = shape('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' });
  drawing.append(shape('path', { d: outline }));
  return drawing;
}

/** The product's mark, as `Logo` of the design system draws it. */
export function logo(): Element {
  const drawing = shape('svg', { viewBox: '0 0 32 32', class: 'logo', 'aria-hidden': 'true' });
  drawing.append(
    shape('rect', { width: '32', height: '32', rx: '8', fill: 'var(--p-brand-80)' }),
    shape('path', {
      d: 'M10.5 24.2V16a6.85 6.85 0 1 1 6.85 6.85',
      stroke: '#fff',
      'stroke-width': '3',
    }),
    shape('path', {
      d: 'M17.35 11.8v4.4l2.9 2.3',
      stroke: 'var(--p-brand-130)',
      'stroke-width': '2.4',
    }),
  );
  return drawing;
}

/** An SVG shape with its attributes. */
export function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (!(made instanceof SVGElement)) throw new Error(`${name} is not drawn.`);
  return made;
}
