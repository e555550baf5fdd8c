import poses from '../../data/poses.json';
import { round } from '../print/elements';
import type { Material } from '../print/materials';
import { d, disc, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';

/**
 * What people do: eleven joints each, as x to the front and y upwards from the foot in turn, in fractions of the height. Head, neck, hip;
 * elbow and hand of each arm; knee and foot of each leg. Sitting people sit 0.2 above their foot.
 */
export type FigurePose = keyof typeof poses;

export interface Figure {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly pose: FigurePose;
  /** 1 faces right, -1 left. */
  readonly way?: 1 | -1;
}

/** Path data of people, by how thick each part is. Changes in place. */
interface Parts {
  limbs: string;
  torsos: string;
  heads: string;
}

/** A joint of a pose: 0 head, 1 neck, 2 hip, 3 and 4 elbow and hand, 5 and 6 the other, 7 to 10 knees and feet. */
const jointOf = (pose: FigurePose, i: number): Point => [poses[pose][2 * i] ?? 0, poses[pose][2 * i + 1] ?? 0];

function addParts(parts: Parts, { x, foot, height: h, pose, way = 1 }: Figure): void {
  const at = ([u, v]: Point): Point => [x + way * u * h, foot - v * h];
  const joint = (i: number) => at(jointOf(pose, i));
  const [nx, ny] = jointOf(pose, 1);
  const shoulder = at([nx, ny - 0.03]);
  const limb = (from: Point, by: number) => d`M${from}L${joint(by)}L${joint(by + 1)}`;
  parts.limbs += limb(shoulder, 3) + limb(shoulder, 5) + limb(joint(2), 7) + limb(joint(2), 9);
  parts.torsos += d`M${joint(1)}L${joint(2)}`;
  const [hx, hy] = joint(0);
  parts.heads += disc(hx, hy, h * 0.085);
}

/** Where a hand of a figure is: 0 or 1. */
export function handOf({ x, foot, height, pose, way = 1 }: Figure, hand: 0 | 1 = 0): Point {
  const [u, v] = jointOf(pose, hand === 0 ? 4 : 6);
  return [x + way * u * height, foot - v * height];
}

/** Adds people of about the same height to the sheet. @param top what they wear; ink, or none, makes them silhouettes */
export function figures(sheet: Sheet, top: Material | undefined, list: readonly Figure[], depth = 0): void {
  const parts: Parts = { limbs: '', torsos: '', heads: '' };
  for (const figure of list) addParts(parts, figure);
  const h = Math.max(...list.map(({ height }) => height));
  const ink = sheet.paint('ink', depth);
  const smoothly = { ...round, 'stroke-linejoin': 'round' };
  sheet.line(parts.limbs, ink, h * 0.078, smoothly);
  sheet.line(parts.torsos, sheet.paint(top ?? 'ink', depth), h * 0.17, smoothly);
  sheet.fill(parts.heads, ink);
}
