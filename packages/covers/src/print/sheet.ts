import type { Light } from '@ascendant/astrology/sky/light';
import { span, type Format, type Paper } from '../format';
import type { Growth } from '../land/growth';
import { newSkyline, type Skyline } from '../land/skyline';
import { stream, type Stream } from '../random';
import { hex, type Lab } from './colour';
import { element, path, rect, stroke, textContent, type Box } from './elements';
import { seasonal, type Material } from './materials';
import { skyColour, type Palette, type Side } from './palette';
import type { Attributes } from './pen';

/** What the picture faces: a body in the sky, or a point on the horizon. */
export interface Subject {
  readonly x: number;
  readonly y: number;
  /** Colour of its path of light on water; undefined if it casts none. */
  readonly lightPath: string | undefined;
}

export interface SheetInput {
  readonly key: string;
  readonly paper: Paper;
  readonly light: Light;
  readonly palette: Palette;
  readonly growth: Growth;
  /** Whether water reaches from the horizon to the foot of the sheet. */
  readonly isOnWater: boolean;
  /** How high the towers of a city are: 1 for the largest cities. */
  readonly towerShare: number;
  readonly horizon: number;
  readonly subject: Subject;
  /** x of the point of interest on the ground: across from the subject, inside the middle square. */
  readonly focus: number;
  /** x the light comes from; it can be far outside the paper. */
  readonly lightX: number;
}

/** The picture in progress, shared by all drawing functions. */
export interface Sheet extends Omit<SheetInput, 'key'> {
  /** How many cards wide the paper is. */
  readonly span: number;
  readonly lamp: string;
  readonly isLampLit: boolean;
  readonly skyline: Skyline;
  /** The random stream for one part of the picture. */
  rng(part: string): Stream;
  paint(material: Material, depth?: number, side?: Side): string;
  /** Colour of the sky from 0 (top) to 1 (horizon). */
  skyTone(t: number): string;
  add(...parts: readonly string[]): void;
  /** Adds a filled path; nothing for empty path data. */
  fill(data: string, colour: string, more?: Attributes): void;
  /** Adds a stroked path; nothing for empty path data. */
  line(data: string, colour: string, width: number, more?: Attributes): void;
  /** Adds a rectangle. */
  box(box: Box, colour: string, more?: Attributes): void;
  /** Returns what `draw` adds, and takes it off the sheet again. */
  capture(draw: () => void): string;
  /** Registers a definition, once per name, and returns its id. */
  define(name: string, make: (id: string) => string): string;
  /** A unique id. */
  newId(letter: string): string;
  toSvg(format: Format, title: string): string;
}

/** Lamps count as lit from here on: windows, string lights, lanterns. */
const lampsLitFrom = 0.15;

export function newSheet({ key, ...input }: SheetInput): Sheet {
  const { palette, paper } = input;
  const materials: Readonly<Record<Material, Lab>> = seasonal(input.growth);
  const definitions: string[] = [];
  const content: string[] = [];
  const idByName = new Map<string, string>();
  let ids = 0;
  const newId = (letter: string) => `${letter}${(ids++).toString(36)}`;
  return {
    ...input,
    span: span(paper),
    lamp: hex(palette.lamp),
    isLampLit: palette.lamps > lampsLitFrom,
    skyline: newSkyline(paper),
    rng: (part) => stream(`${key}|${part}`),
    paint: (material, depth = 0, side = 'plain') => hex(palette.paint(materials[material], depth, side)),
    skyTone: (t) => hex(skyColour(palette.sky, t)),
    newId,
    add: (...parts) => void content.push(...parts),
    fill: (data, colour, more) => void content.push(path(data, colour, more)),
    line: (data, colour, width, more) => void content.push(stroke(data, colour, width, more)),
    box: (box, colour, more) => void content.push(rect(box, colour, more)),
    capture(draw) {
      const from = content.length;
      draw();
      return content.splice(from).join('');
    },
    define(name, make) {
      const known = idByName.get(name);
      if (known !== undefined) return known;
      const id = newId(name.charAt(0));
      idByName.set(name, id);
      definitions.push(make(id));
      return id;
    },
    toSvg: (format, title) => svgOf(format, title, definitions.join(''), content.join('')),
  };
}

function svgOf({ x, y, width, height }: Format, title: string, definitions: string, content: string): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, textContent(title)) + element('defs', {}, definitions) + content,
  );
}
