import { describe, expect, it } from 'vitest';
import { mapLabels, townsFromWorldPx, type NamedPlace } from './map-labels';
import { onScreen } from './map-view';
import { placeAt, projected, type MapPoint } from './projection';

const size = { width: 800, height: 600 };
const view = { ...projected({ latitude: 51, longitude: -115 }), worldPx: 20_000 };
const town = (name: string, latitude: number, longitude: number): NamedPlace => ({ name, latitude, longitude });
const calgary = town('Calgary', 51.05, -114.07);
const airdrie = town('Airdrie', 51.06, -114.06);
const redDeer = town('Red Deer', 52.27, -113.81);
const banff = town('Banff', 51.18, -115.57);
const at = (place: NamedPlace): MapPoint => onScreen(projected(place), view, size);
const mark = (place: NamedPlace, named: string | null = null) => ({ ...at(place), town: named });
const none = { marks: [], asked: null, towns: [], regions: [] };
const labels = (wanted: Partial<Parameters<typeof mapLabels>[0]>, seen = view) =>
  mapLabels({ ...none, ...wanted }, seen, size);
const namesOf = (towns: readonly NamedPlace[], marks: readonly NamedPlace[] = []) =>
  labels({ towns, marks: marks.map((place) => mark(place)) }).towns.map(({ name }) => name);

describe('the towns on a map', () => {
  it('are those whose names fit, the most populous first: none covers another', () => {
    expect(namesOf([calgary, airdrie, banff])).toEqual(['Calgary', 'Banff']);
    expect(namesOf([airdrie, calgary, banff])).toEqual(['Airdrie', 'Banff']);
  });

  it('leave the marks free', () => {
    expect(namesOf([calgary, redDeer], [calgary])).toEqual(['Red Deer']);
  });

  it('are whole on the map, never cut at its edge', () => {
    const edge = town('Edge of the map', 51, -115 + (390 / 20_000) * 360);
    expect(namesOf([edge])).toEqual([]);
  });

  it('are there from the scale on at which they help', () => {
    const from = (worldPx: number) => labels({ towns: [banff] }, { ...view, worldPx }).towns.length;
    expect([from(townsFromWorldPx - 1), from(townsFromWorldPx)]).toEqual([0, 1]);
  });

  it('are at most fourteen, so that the map is about the events', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      town(`T${index}`, 46.5 + Math.floor(index / 10) * 1.2, -121 + (index % 10) * 1.2),
    );
    expect(namesOf(many)).toHaveLength(14);
  });
});

describe('the town below a mark', () => {
  it('is written if it covers neither another mark nor the name below one', () => {
    const beside = town('Lake Louise', 51.18, -113);
    const [left, right] = [mark(banff, 'Banff'), mark(beside, 'Lake Louise')];
    const near = { ...right, x: left.x + 52 };
    expect(labels({ marks: [left, right] }).marks).toEqual([true, true]);
    expect(labels({ marks: [left, near] }).marks).toEqual([true, false]);
    expect(labels({ marks: [left, { ...left, y: left.y + 54, town: null }] }).marks).toEqual([false, false]);
  });
});

describe('the name of the searched place', () => {
  const asked = { ...at(calgary), name: 'Calgary' };

  it('is below its ring', () => {
    expect(labels({ asked }).asked).toEqual({ x: asked.x, y: asked.y + 20 });
  });

  it('moves to where no mark covers it', () => {
    const above = labels({ asked, marks: [{ x: asked.x + 8, y: asked.y + 28, town: null }] }).asked;
    expect(above).toEqual({ x: asked.x, y: asked.y - 20 });
    const beyond = labels({ asked, marks: [{ x: asked.x, y: asked.y, town: null }] }).asked;
    expect(Math.abs((beyond?.y ?? 0) - asked.y)).toBe(52);
  });

  it("takes its room before a mark's town and a town's name", () => {
    const { marks, towns } = labels({ asked, marks: [mark(calgary, 'Calgary')], towns: [calgary] });
    expect([marks, towns]).toEqual([[false], []]);
  });
});

describe('the name of a country', () => {
  it('gives way to marks, to the buttons in the corner, and to the edge', () => {
    const canada = town('Canada', 51, -115);
    const pixels = (x: number, y: number) => placeAt({ x: view.x + x / view.worldPx, y: view.y + y / view.worldPx });
    const [edge, corner] = [
      { name: 'Edge', ...pixels(395, 0) },
      { name: 'Corner', ...pixels(360, -260) },
    ];
    expect(labels({ regions: [canada, edge, corner] }).regions.map(({ name }) => name)).toEqual(['Canada']);
    expect(labels({ regions: [canada], marks: [mark(canada)] }).regions).toEqual([]);
  });
});
