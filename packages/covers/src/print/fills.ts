import { element } from './elements';
import type { Sheet } from './sheet';

export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly GradientStop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');

/** A fill: a vertical gradient between two heights of the paper. */
export function verticalFill(sheet: Sheet, y1: number, y2: number, list: readonly GradientStop[]): string {
  const id = sheet.define(sheet.newId('v'), (name) =>
    element(
      'linearGradient',
      { id: name, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: Math.round(y1), y2: Math.round(y2) },
      stops(list),
    ),
  );
  return `url(#${id})`;
}

/** A fill: a soft light that fades from the middle of a shape. One definition per colour and strength. */
export function glowFill(sheet: Sheet, colour: string, strength = 0.9): string {
  const id = sheet.define(`g${colour}${strength}`, (name) =>
    element(
      'radialGradient',
      { id: name },
      stops([
        [0, colour, strength],
        [0.35, colour, strength * 0.42],
        [1, colour, 0],
      ]),
    ),
  );
  return `url(#${id})`;
}

/** Registers a clipping shape under a name and returns the reference to it. */
export function clipBy(sheet: Sheet, name: string, shape: string): string {
  const id = sheet.define(name, (clipId) => element('clipPath', { id: clipId }, shape));
  return `url(#${id})`;
}
