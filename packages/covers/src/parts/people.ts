import { disc, pairs, silhouette, type Point } from '../print/pen';

/** Where a person is and how tall. People are tiny silhouettes without faces. */
export interface Stance {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
}

export type Pose = 'stand' | 'walk' | 'hike' | 'sit' | 'cheer';

/** Body outlines, in fractions of the height: x to the front, y upwards from the foot. */
const bodies: Readonly<Record<Pose, readonly (readonly Point[])[]>> = {
  stand: [
    pairs([
      -0.13, 0.8, 0.13, 0.8, 0.18, 0.46, 0.13, 0.45, 0.1, 0.64, 0.11, 0.42, 0.12, 0, 0.03, 0, 0, 0.38, -0.03, 0, -0.12,
      0, -0.11, 0.42, -0.1, 0.64, -0.13, 0.45, -0.18, 0.46,
    ]),
  ],
  walk: [
    pairs([
      -0.1, 0.8, 0.11, 0.8, 0.22, 0.5, 0.17, 0.47, 0.09, 0.62, 0.1, 0.42, 0.24, 0.04, 0.29, 0.05, 0.29, 0, 0.16, 0,
      0.01, 0.36, -0.16, 0, -0.27, 0.03, -0.25, 0.07, -0.18, 0.08, -0.09, 0.42, -0.09, 0.62, -0.17, 0.47, -0.22, 0.5,
    ]),
  ],
  hike: [
    pairs([
      -0.1, 0.8, 0.11, 0.8, 0.23, 0.54, 0.19, 0.5, 0.08, 0.64, 0.1, 0.42, 0.22, 0.02, 0.22, 0, 0.12, 0, 0.01, 0.36,
      -0.13, 0, -0.23, 0, -0.1, 0.42,
    ]),
    pairs([-0.08, 0.82, -0.25, 0.76, -0.27, 0.46, -0.09, 0.44]),
  ],
  sit: [pairs([-0.12, 0.53, 0.1, 0.53, 0.14, 0.2, 0.42, 0.22, 0.46, 0, 0.36, 0, 0.3, 0.1, -0.16, 0.06])],
  cheer: [
    pairs([
      -0.09, 0.76, -0.26, 1.06, -0.2, 1.09, -0.05, 0.83, 0.05, 0.83, 0.2, 1.09, 0.26, 1.06, 0.11, 0.76, 0.1, 0.42, 0.14,
      0, 0.05, 0, 0, 0.38, -0.05, 0, -0.14, 0, -0.1, 0.42,
    ]),
  ],
};

const headRadius = 0.1;
const heads: Readonly<Record<Pose, Point>> = {
  stand: [0, 0.92],
  walk: [0.02, 0.92],
  hike: [0.03, 0.92],
  sit: [0.01, 0.66],
  cheer: [0, 0.92],
};

/** Path data of a person. @param way 1 faces right, -1 left */
export function person({ x, foot, height: h }: Stance, pose: Pose = 'stand', way: 1 | -1 = 1): string {
  const at = ([u, v]: Point): Point => [x + way * u * h, foot - v * h];
  const [hx, hy] = at(heads[pose]);
  return disc(hx, hy, h * headRadius) + silhouette(bodies[pose].map((body) => body.map(at)));
}
