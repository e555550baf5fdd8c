import { shortest, type Attributes } from './pen';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One element. Shortens numbers and leaves out undefined attributes. */
export function element(name: string, attributes: Attributes, content?: string): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? shortest(value, 2) : escaped(value)}"`;
  }
  return content === undefined ? `${text}/>` : `${text}>${content}</${name}>`;
}

/** Escapes text for use as the content of an element. */
export const textContent = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const tenth = (v: number) => Math.round(v * 10) / 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rect = ({ x, y, width, height }: Box, fill?: string, more?: Attributes): string =>
  element('rect', {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
    fill,
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill?: string, more?: Attributes): string =>
  element('circle', { cx: tenth(cx), cy: tenth(cy), r: tenth(r), fill, ...more });

export interface Oval {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export const ellipse = ({ cx, cy, rx, ry }: Oval, fill?: string, more?: Attributes): string =>
  element('ellipse', {
    cx: Math.round(cx),
    cy: Math.round(cy),
    rx: Math.round(rx),
    ry: Math.round(ry),
    fill,
    ...more,
  });

/** A filled path; an empty string for empty path data. */
export const path = (data: string, fill?: string, more?: Attributes): string =>
  data ? element('path', { d: data, fill, ...more }) : '';

/** A stroked path; an empty string for empty path data. */
export const stroke = (data: string, colour: string, width: number, more?: Attributes): string =>
  data ? element('path', { d: data, fill: 'none', stroke: colour, 'stroke-width': width, ...more }) : '';

/** Attributes of a line with round ends. */
export const round = { 'stroke-linecap': 'round' } as const;

/** Round dots along a path, `gap` apart: string lights, lanes. */
export const dots = (data: string, colour: string, size: number, gap: number, more?: Attributes): string =>
  stroke(data, colour, size, { ...round, 'stroke-dasharray': `0 ${gap}`, ...more });

export const group = (attributes: Attributes, content: string): string => element('g', attributes, content);
