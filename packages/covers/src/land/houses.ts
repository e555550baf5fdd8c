import type { Material } from '../print/materials';
import { d, marks, type Point } from '../print/pen';
import type { Sheet } from '../print/sheet';
import type { Stream } from '../random';

export interface Street {
  /** Names its random stream. */
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly height: number;
}

const depth = 0.12;
const floorHeight = 36;
const wallMaterials: readonly Material[] = ['plaster', 'rose', 'mustard', 'cream', 'teal', 'brick'];

interface House {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly material: Material;
}

/** Where the windows are, by whether anyone is at home. */
interface Panes {
  readonly lit: Point[];
  readonly dark: Point[];
}

/** A street of gabled houses. */
export function houses(sheet: Sheet, { seed, from, to, base, height }: Street): void {
  const rng = sheet.rng(seed);
  const walls = new Map<Material, string>();
  const panes: Panes = { lit: [], dark: [] };
  let roofs = '';
  for (let x = from; x < to;) {
    const w = rng.range(56, 104);
    const h = height * rng.range(0.62, 1.12);
    const house: House = { x, y: base - h, w, h, material: rng.pick(wallMaterials) };
    walls.set(house.material, (walls.get(house.material) ?? '') + d`M${x} ${house.y}h${w}V${base}h${-w}z`);
    roofs += roof(rng, house);
    for (const pane of panesOf(house)) panes[rng.chance(0.55) ? 'lit' : 'dark'].push(pane);
    x += w;
  }
  for (const [material, data] of walls) sheet.fill(data, sheet.paint(material, depth));
  sheet.fill(roofs, sheet.paint('brick', depth, 'shade'));
  glaze(sheet, panes);
}

/** Path data of a gable or a hip, with or without a chimney. */
function roof(rng: Stream, { x, y, w }: House): string {
  const rise = rng.range(24, 48);
  const gable = d`M${x - 4} ${y + 1}L${x + w / 2} ${y - rise}L${x + w + 4} ${y + 1}z`;
  const hip = d`M${x - 3} ${y + 1}l9 ${-rise * 0.7}h${w - 12}l9 ${rise * 0.7}z`;
  const shape = rng.chance(0.6) ? gable : hip;
  return shape + (rng.chance(0.5) ? d`M${x + w * 0.7} ${y - rise * 0.3}v-22h9v22z` : '');
}

function panesOf({ x, y, w, h }: House): readonly Point[] {
  const perFloor = w > 84 ? 3 : 2;
  const floors = Math.floor(h / floorHeight);
  return Array.from({ length: floors * perFloor }, (_, i): Point => {
    const column = i % perFloor;
    return [x + (w * (column + 0.5)) / perFloor, y + 12 + Math.floor(i / perFloor) * floorHeight];
  });
}

function glaze(sheet: Sheet, panes: Panes): void {
  const glass = sheet.paint('ink', depth);
  sheet.line(marks(panes.dark, 16), glass, 10, { opacity: 0.55 });
  if (sheet.isLampLit) sheet.line(marks(panes.lit, 16), sheet.lamp, 10, { opacity: 0.92 });
  else sheet.line(marks(panes.lit, 16), glass, 10, { opacity: 0.55 });
}
