import { hex, lighten, mix } from '../print/colour';
import { element, group, path, round } from '../print/elements';
import { clipBy, verticalFill } from '../print/fills';
import { materialPaints } from '../print/materials';
import { skyColour } from '../print/palette';
import { d, lens, numbers } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';

export interface Water {
  /** y of the far shore. */
  readonly top: number;
  /** 0 ruffled to 1 still. */
  readonly calm: number;
  /** See {@link isFrozen}. */
  readonly isIce?: boolean;
}

/** From here on lakes are frozen: later than on the day on which boats come out of the water. */
const frozenFrom = 0.55;

/** Whether a lake is frozen. Wide lakes among leaf trees stay open. */
export function isFrozen({ growth }: Sheet, size: 'small' | 'wide'): boolean {
  return growth.winter > frozenFrom && (size === 'small' || growth.trees !== 'broadleaf');
}

/** The sky upside down, darker and slightly green. */
function reflection({ palette }: Sheet, t: number, by: number): string {
  const sky = lighten(skyColour(palette.sky, t), by);
  return hex(mix(sky, palette.paint(materialPaints.sea, 0.1, 'plain'), 0.3));
}

/** Water down to the foot of the sheet: streaks that lengthen towards the viewer, and the path of light below Sun or Moon. */
export function water(sheet: Sheet, { top, calm, isIce = false }: Water): void {
  if (isIce) return iceAcross(sheet, top);
  const { left, right, bottom } = sheet.paper;
  const rng = sheet.rng('water');
  const fill = verticalFill(sheet, top, bottom, [
    [0, reflection(sheet, 0.95, -0.03)],
    [0.3, reflection(sheet, 0.72, -0.06)],
    [1, reflection(sheet, 0.2, -0.09)],
  ]);
  sheet.fill(d`M${left} ${top}H${right}V${bottom}H${left}z`, fill);
  streaks(sheet, rng, { top, calm });
  lightPath(sheet, rng, top);
}

/** Snow on the ice of a lake, with wind-blown streaks. */
function iceAcross(sheet: Sheet, top: number): void {
  const { left, right, bottom } = sheet.paper;
  const rng = sheet.rng('ice');
  sheet.fill(d`M${left} ${top}H${right}V${bottom}H${left}z`, sheet.paint('snow', 0.3, 'plain'));
  const count = 26 * sheet.span;
  let data = '';
  for (let i = 0; i < count; i++) {
    const t = (i + rng.next()) / count;
    data += d`M${rng.range(left - 40, right)} ${top + 6 + (bottom - top - 8) * t ** 1.5}h${24 + 150 * t * rng.range(0.4, 1)}`;
  }
  sheet.line(data, sheet.paint('snow', 0.5, 'shade'), 2, { ...round, opacity: 0.5 });
}

function streaks(sheet: Sheet, rng: Stream, { top, calm }: Water): void {
  const { left, right, bottom } = sheet.paper;
  const count = (34 + 30 * (1 - calm)) * sheet.span;
  const near = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const t = (i + rng.next()) / count;
    const y = top + 5 + (bottom - top - 6) * t ** 1.5;
    const w = 16 + 130 * t * rng.range(0.4, 1);
    const third = Math.min(2, Math.floor(t * 3));
    near[third] += d`M${rng.range(left - 40, right)} ${y}h${w}`;
  }
  const look = { ...round, opacity: 0.34 };
  for (const [i, data] of near.entries()) {
    const tone = i % 2 ? reflection(sheet, 0.35, -0.08) : reflection(sheet, 0.98, 0.03);
    sheet.line(data, tone, 1.4 + i * 1.3, look);
  }
}

function lightPath({ subject, paper, add }: Sheet, rng: Stream, top: number): void {
  if (subject.lightPath === undefined) return;
  const lines = 17;
  let data = '';
  for (let i = 0; i < lines; i++) {
    const t = i / lines;
    const y = top + 4 + (paper.bottom - top - 30) * t ** 1.25;
    const half = (14 + 60 * t + 26 * Math.sin(i * 2.1)) * (0.6 + 0.5 * rng.next()) * (1 - 0.55 * t * t);
    const x = subject.x + rng.range(-7, 7) * (1 + 2 * t);
    data += lens(x, y, half, (1.6 + 4.6 * t) * 0.7);
  }
  add(path(data, subject.lightPath, { opacity: 0.78 }));
}

export interface Mirror {
  readonly waterline: number;
  /** Height of the reflection as a fraction of the object's. */
  readonly squash: number;
  readonly opacity: number;
}

/**
 * Takes what `draw` adds off the sheet and returns two copies: one cut off at the waterline, one dim and upside down below it.
 */
export function mirrored(
  sheet: Sheet,
  { waterline, squash, opacity }: Mirror,
  draw: () => void,
): { above: string; below: string } {
  const { left, top, right, bottom } = sheet.paper;
  const id = sheet.newId('r');
  const content = sheet.capture(draw);
  const under = clipBy(sheet, 'waterline', path(d`M${left} ${waterline}H${right}V${bottom}H${left}z`));
  const over = clipBy(sheet, 'air', path(d`M${left} ${top}H${right}V${waterline}H${left}z`));
  const flip = `matrix(1 0 0 ${numbers([-squash], 2)} 0 ${numbers([waterline * (1 + squash)])})`;
  return {
    above: group({ 'clip-path': over }, group({ id }, content)),
    below: group({ 'clip-path': under, opacity }, element('use', { href: `#${id}`, transform: flip })),
  };
}

/** A pale line where land meets water. */
export function shoreline(sheet: Sheet, y: number): void {
  const { left, right } = sheet.paper;
  sheet.line(d`M${left} ${y}H${right}`, sheet.paint('cream', 0.6), 2, { opacity: 0.35 });
}
