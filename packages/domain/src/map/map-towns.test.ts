import { describe, expect, it } from 'vitest';
import { townLabels, townsFromWorldPx, type Town } from './map-towns';
import { onScreen } from './map-view';
import { projected } from './projection';

const size = { width: 800, height: 600 };
const view = { ...projected({ latitude: 51, longitude: -115 }), worldPx: 20_000 };
const town = (name: string, latitude: number, longitude: number): Town => ({ name, latitude, longitude });
const calgary = town('Calgary', 51.05, -114.07);
const airdrie = town('Airdrie', 51.06, -114.06);
const redDeer = town('Red Deer', 52.27, -113.81);
const banff = town('Banff', 51.18, -115.57);
const namesOf = (towns: readonly Town[], marks: readonly { x: number; y: number }[] = []) =>
  townLabels(towns, { view, size, marks }).map((label) => label.town.name);

describe('the towns on a map', () => {
  it('are those whose names fit, the most populous first: none covers another', () => {
    expect(namesOf([calgary, airdrie, banff])).toEqual(['Calgary', 'Banff']);
    expect(namesOf([airdrie, calgary, banff])).toEqual(['Airdrie', 'Banff']);
  });

  it('leave the marks free', () => {
    expect(namesOf([calgary, redDeer], [onScreen(projected(calgary), view, size)])).toEqual(['Red Deer']);
  });

  it('are whole on the map, never cut at its edge', () => {
    const edge = town('Edge of the map', 51, -115 + (390 / 20_000) * 360);
    expect(namesOf([edge])).toEqual([]);
  });

  it('are there from the scale on at which they help', () => {
    const at = (worldPx: number) => townLabels([banff], { view: { ...view, worldPx }, size, marks: [] }).length;
    expect([at(townsFromWorldPx - 1), at(townsFromWorldPx)]).toEqual([0, 1]);
  });

  it('are at most fourteen, so that the map is about the events', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      town(`T${index}`, 46.5 + Math.floor(index / 10) * 1.2, -121 + (index % 10) * 1.2),
    );
    expect(namesOf(many)).toHaveLength(14);
  });
});
