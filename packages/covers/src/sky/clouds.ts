import { middle } from '../format';
import { hex, lighten, mix } from '../print/colour';
import { path } from '../print/elements';
import { d, lens, numbers } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';
import type { CloudKind } from './sky-style';

interface CloudInks {
  readonly tone: string;
  readonly edge: string;
}

function cloudInks({ palette: { sky }, light }: Sheet): CloudInks {
  if (light.sunAltitudeDeg >= 12) return { tone: hex(lighten(sky[2], 0.1)), edge: hex(lighten(sky[3], 0.02)) };
  return { tone: hex(mix(sky[2], sky[0], 0.32)), edge: hex(lighten(mix(sky[3], sky[2], 0.4), 0.03)) };
}

const draw: Readonly<Record<CloudKind, (sheet: Sheet, rng: Stream, inks: CloudInks) => void>> = {
  none: () => undefined,
  cumulus,
  strata,
  cirrus,
};

/** Clouds are decoration: they don't forecast the weather. */
export function clouds(sheet: Sheet, kind: CloudKind): void {
  draw[kind](sheet, sheet.rng('clouds'), cloudInks(sheet));
}

/** Flat layers near the horizon. */
function strata(sheet: Sheet, rng: Stream, { tone, edge }: CloudInks): void {
  const { left, right } = sheet.paper;
  for (let i = 0; i < 5 * sheet.span; i++) {
    const row = i % 5;
    const y = sheet.horizon - 46 - row * rng.range(30, 52) - rng.range(0, 20);
    const cx = rng.range(left + 60, right - 60);
    const w = rng.range(150, 340) * (1 - row * 0.09);
    const h = rng.range(5, 11);
    sheet.add(
      path(lens(cx, y, w, h), i % 2 ? edge : tone, { opacity: 0.62 }),
      path(lens(cx + w * rng.range(-0.3, 0.3), y + h * 1.1, w * 0.62, h * 0.7), tone, { opacity: 0.5 }),
    );
  }
}

/** Fair-weather clouds; higher ones are larger. */
function cumulus(sheet: Sheet, rng: Stream, { tone, edge }: CloudInks): void {
  const { left, right } = sheet.paper;
  const count = Math.round(rng.int(2, 4) * sheet.span);
  for (let i = 0; i < count; i++) {
    const y = sheet.horizon - rng.range(90, 300);
    const w = 60 + 0.42 * (sheet.horizon - y) * rng.range(0.8, 1.3);
    const x = left + (i + rng.range(0.2, 0.8)) * ((right - left) / count);
    sheet.add(
      path(cumulusShape(rng, x, y, w), edge, { opacity: 0.92 }),
      path(lens(x, y + 1, w * 0.9, 7), tone, { opacity: 0.55 }),
    );
  }
}

/** A flat base, one large head off centre, and smaller heads beside it. */
function cumulusShape(rng: Stream, x: number, y: number, w: number): string {
  const peak = rng.range(-0.3, 0.3);
  const heads = 7;
  let data = lens(x, y - w * 0.03, w * 1.15, w * 0.055);
  for (let i = 0; i < heads; i++) {
    const u = -0.82 + (1.64 * i) / (heads - 1);
    const r = w * (0.11 + 0.2 * Math.exp(-(((u - peak) / 0.36) ** 2))) * rng.range(0.88, 1.15);
    const cx = x + u * w;
    const half = Math.sqrt(r * r - (r * 0.45) ** 2);
    data += d`M${cx - half} ${y}A${r} ${r} 0 1 1 ${cx + half} ${y}z`;
  }
  return data;
}

/** Mares' tails: bundles of tapering strokes that all lean the same way. */
function cirrus(sheet: Sheet, rng: Stream, { edge }: CloudInks): void {
  const { left, right } = sheet.paper;
  const lean = rng.range(-9, -3);
  let data = '';
  for (let i = 0; i < 4 * sheet.span; i++) {
    const [x, y] = [rng.range(left + 80, right - 80), rng.range(60, sheet.horizon - 190)];
    for (let k = 0; k < 5; k++)
      data += lens(x + rng.range(-70, 70), y + k * rng.range(7, 13), rng.range(60, 190), rng.range(2.5, 5));
  }
  const transform = `rotate(${numbers([lean, middle, 300], 1)})`;
  sheet.add(path(data, edge, { opacity: 0.34, transform }));
}
