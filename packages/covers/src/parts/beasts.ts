import outlines from '../../data/beasts.json';
import { round } from '../print/elements';
import { d, polygon, smooth, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';

/** An animal in fractions of its height at the shoulder. All lists are x to the front and y upwards from its feet, in turn. */
interface Beast {
  /** Outline of body, neck and head, as the controls of a smooth closed line. */
  readonly body: readonly number[];
  /** Legs: from the body down to the foot, by way of a knee. The first and third are the near ones. */
  readonly legs: readonly (readonly number[])[];
  readonly legWidth: number;
  /** Thin lines: tail, antlers, tusks. */
  readonly lines?: readonly (readonly number[])[];
  readonly lineWidth?: number;
}

export interface BeastPlot {
  readonly x: number;
  readonly foot: number;
  /** Height at the shoulder. */
  readonly height: number;
  readonly way?: 1 | -1;
}

/** Adds an animal to the sheet in one colour, its farther legs a little darker. */
export function beast(
  sheet: Sheet,
  name: keyof typeof outlines,
  { x, foot, height: h, way = 1 }: BeastPlot,
  [near, far]: readonly [string, string],
): void {
  const { body, legs, legWidth, ...more }: Beast = outlines[name];
  const placed = (list: readonly number[]): readonly Point[] =>
    list.flatMap((u, i) => (i % 2 ? [] : [[x + way * u * h, foot - (list[i + 1] ?? 0) * h] as const]));
  const line = (list: readonly number[]) =>
    placed(list)
      .map((point, i) => (i ? d`L${point}` : d`M${point}`))
      .join('');
  const smoothly = { ...round, 'stroke-linejoin': 'round' };
  const leg = (i: number) => line(legs[i] ?? []);
  const outline = placed(body);
  const [first = [0, 0]] = outline;
  const closed = smooth([first, ...outline.slice(1), ...outline.slice(0, 1)], { close: true });
  sheet.line(leg(1) + leg(3), far, h * legWidth, smoothly);
  sheet.line(leg(0) + leg(2), near, h * legWidth, smoothly);
  sheet.fill(polygon(outline) + closed, near);
  sheet.line((more.lines ?? []).map(line).join(''), near, h * (more.lineWidth ?? 0.05), smoothly);
}
