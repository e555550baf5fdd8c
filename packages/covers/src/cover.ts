import { sunAndMoonAbove } from '@ascendant/astrology/sky/bodies';
import { turnBetween } from '@ascendant/astrology/sky/directions';
import { lightOf, type KindOfLight } from '@ascendant/astrology/sky/light';
import type { SkyPlace } from '@ascendant/astrology/sky/place';
import { skyAbove, type Sky } from '@ascendant/astrology/sky/sky';
import type { PictureBasis } from './choice/rank-motifs';
import { chooseScene, rankedMotifs, sceneBasis, type Scene } from './choice/scene';
import type { CoverInput } from './cover-input';
import { coverFormats, middle, type CoverFormat, type Format } from './format';
import { backdrops, type BackdropName } from './land/backdrops';
import { motifs, type MotifName } from './motifs/motifs';
import { rect } from './print/elements';
import { verticalFill } from './print/fills';
import { grain } from './print/grain';
import { paletteOf } from './print/palette';
import { newSheet, type Sheet } from './print/sheet';
import { stream } from './random';
import { compose, type Composition } from './sky/composition';
import { drawSky } from './sky/draw-sky';
import { mostInteresting } from './sky/interest';
import { lightPathColour } from './sky/light-path';
import { projectionTo } from './sky/projection';
import { shownBodies, type ShownBody } from './sky/shown-bodies';
import { chooseSkyStyle, type SkyStyle } from './sky/sky-style';
import { describe } from './words';

/** Backdrops whose water reaches to the foot of the sheet. */
const waterLands: ReadonlySet<BackdropName> = new Set(['sea', 'islands', 'lake', 'lakeshore', 'fjord', 'harbour']);

const radiansPerDegree = Math.PI / 180;

export interface Cover {
  readonly svg: string;
  /** Size in pixels at scale 1. */
  readonly width: number;
  readonly height: number;
  /** The text alternative, for `<img alt>`. */
  readonly alt: string;
  readonly light: KindOfLight;
  readonly motif: MotifName;
  readonly backdrop: BackdropName;
  /** The direction the picture faces. */
  readonly azimuthDeg: number;
  /** What's in its sky and not hidden by land; x and y are fractions of the picture from its top left corner. */
  readonly bodies: readonly ShownBody[];
}

/**
 * Draws one event. Pure: the same input gives the same bytes.
 * @param format the paper and its crop; an event has the same scene, light and inks in every format
 * @throws RangeError if the place isn't on Earth or the instant is invalid
 * Source: docs/archive/design/covers.md, "Contract".
 */
export function drawCover(input: CoverInput, format: CoverFormat = 'card'): Cover {
  const plan = planOf(input);
  const sheet = sheetOf(plan, coverFormats[format]);
  const project = projectionTo(plan.composition.azimuthDeg, plan.horizon);
  drawSky(sheet, plan.sky, project, plan.style);
  const { motif, backdrop } = plan.scene;
  backdrops[backdrop].draw(sheet);
  motifs[motif].draw(sheet);
  grain(sheet);
  fadingFoot(sheet, coverFormats[format]);
  const bodies = shownBodies(sheet, plan.sky, project);
  const alt = describe({
    light: sheet.light.phase,
    isRising: sheet.light.isRising,
    motifWords: motifs[motif].words,
    backdropWords: backdrops[backdrop].words,
    place: input.place ?? '',
    bodies,
    moonPhaseAngleDeg: plan.sky.moon.phaseAngleDeg,
    isPlaced: plan.isPlaced,
  });
  return {
    svg: sheet.toSvg(coverFormats[format], alt),
    width: coverFormats[format].width,
    height: coverFormats[format].height,
    alt,
    light: sheet.light.phase,
    motif,
    backdrop,
    azimuthDeg: plan.composition.azimuthDeg,
    bodies: inFractions(bodies, coverFormats[format]),
  };
}

/** Where the input is, or a stand-in. */
function placeOf({ instant, latitude, longitude, localHour }: CoverInput): SkyPlace & { readonly isPlaced: boolean } {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude, isPlaced: true }
    : { ...standIn(instant, localHour ?? undefined), isPlaced: false };
}

const lightAt = (input: CoverInput): KindOfLight => lightOf(sunAndMoonAbove(placeOf(input), input.instant)).phase;

/**
 * The motifs that fit an event, the best first. `variant` chooses one of them.
 * @throws RangeError if the place isn't on Earth or the instant is invalid
 * Source: docs/archive/design/covers.md, "Lists"
 */
export function fittingMotifs(input: CoverInput): readonly MotifName[] {
  return rankedMotifs(input, () => lightAt(input));
}

/**
 * Where the motif of an event's picture comes from.
 * @throws RangeError if the place isn't on Earth or the instant is invalid
 */
export function pictureBasis(input: CoverInput): PictureBasis {
  return sceneBasis(input, () => lightAt(input));
}

/** Everything decided before drawing starts; all formats of an event share it. */
interface Plan {
  readonly key: string;
  readonly isPlaced: boolean;
  readonly sky: Sky;
  readonly scene: Scene;
  readonly style: SkyStyle;
  readonly horizon: number;
  readonly composition: Composition;
}

function planOf(input: CoverInput): Plan {
  const { isPlaced, ...place } = placeOf(input);
  const whole = skyAbove(place, input.instant);
  const light = lightOf(whole);
  const sky = isPlaced ? whole : { ...whole, stars: [], planets: [], milkyWay: [] };
  const key = `${input.id}|${input.category}`;
  const rng = (part: string) => stream(`${key}|${part}`);
  const { subjectTurnDeg, ink, field, clouds } = input.pins ?? {};
  const scene = chooseScene(input, light.phase, rng('recipe'));
  const stylePins = { ...(ink && { ink }), ...(field && { field }), ...(clouds && { clouds }) };
  const style = { ...chooseSkyStyle(light, rng('style')), ...stylePins };
  const [low, high] = backdrops[scene.backdrop].horizon;
  const horizon = Math.round(rng('horizon').range(low, high));
  const view = mostInteresting(sky, light, rng('view'));
  const composition = compose(sky, light, { view, horizon, rng: rng('compose'), turnDeg: subjectTurnDeg });
  return {
    key,
    isPlaced,
    sky,
    scene,
    style,
    horizon,
    composition,
  };
}

function sheetOf({ key, sky, scene, style, horizon, composition }: Plan, { paper }: Format): Sheet {
  const light = lightOf(sky);
  const { azimuthDeg, x, y, lights } = composition;
  const turnTo = (azimuth: number) => turnBetween(azimuthDeg, azimuth);
  const palette = paletteOf(light, Math.cos(turnTo(sky.sun.azimuthDeg) * radiansPerDegree), style.ink);
  const source = light.sunAltitudeDeg > -8 || light.moonlight < 0.2 ? sky.sun : sky.moon;
  const across = (x < middle ? 1 : -1) * stream(`${key}|focus`).range(50, 145);
  return newSheet({
    key,
    paper,
    light,
    palette,
    horizon,
    growth: scene.growth,
    towerShare: scene.towerShare,
    isOnWater: waterLands.has(scene.backdrop),
    subject: { x, y, lightPath: lightPathColour(lights, light, palette) },
    focus: Math.round(middle + across),
    lightX: middle + 40 * turnTo(source.azimuthDeg),
  });
}

function inFractions(bodies: readonly ShownBody[], { x, y, width, height }: Format): readonly ShownBody[] {
  return bodies
    .map((body) => ({ ...body, x: (body.x - x) / width, y: (body.y - y) / height }))
    .filter((body) => body.x > 0 && body.x < 1 && body.y > 0 && body.y < 1);
}

const standInLatitude = 40;
const noon = 12;

/**
 * The position to use if the place isn't known: 40 degrees north, at the longitude where solar time matches the event's clock.
 * @param localHour clock time of the start, 0 to 24
 */
function standIn(instant: Date, localHour = noon): SkyPlace {
  const utcHours = instant.getUTCHours() + instant.getUTCMinutes() / 60;
  const turn = (localHour - utcHours) * 15;
  return { latitude: standInLatitude, longitude: (((((turn % 360) + 540) % 360) + 360) % 360) - 180 };
}

/** Height above the foot of the paper over which the land darkens. */
const fade = 130;

/** Dark ground where the picture reaches below the land, so that text can be placed on it. */
function fadingFoot(sheet: Sheet, { x, y, width, height }: Format): void {
  const land = sheet.paper.bottom;
  const end = y + height;
  if (end <= land) return;
  const ink = sheet.paint('ink', 0, 'shade');
  const fill = verticalFill(sheet, land - fade, land, [
    [0, ink, 0],
    [1, ink],
  ]);
  sheet.add(rect({ x, y: land - fade, width, height: end - land + fade }, fill));
}
