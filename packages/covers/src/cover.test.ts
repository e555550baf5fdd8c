import { describe, expect, test } from 'vitest';
import { neutralMotifs } from './choice/category-motifs';
import { drawCover, fittingMotifs } from './cover';
import type { CoverInput } from './cover-input';
import { coverFormats, type CoverFormat } from './format';
import { sampleCategories, sampleEvents } from './samples';

const mostBytes: Readonly<Record<CoverFormat, number>> = {
  card: 30_000,
  og: 30_000,
  hero: 40_000,
  plate: 40_000,
  tall: 40_000,
};

const banff: CoverInput = {
  id: 'trek',
  category: 'Outdoor & Nature',
  instant: new Date('2026-06-21T11:05:00Z'),
  latitude: 51.18,
  longitude: -115.57,
  place: 'Banff',
};

const size = (svg: string) => new TextEncoder().encode(svg).length;

/** What's wrong with a picture; empty if nothing is. */
function faults(svg: string): readonly string[] {
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const references = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b);
  const open: string[] = [];
  for (const [, close, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return [`</${name}> closes nothing`];
    } else if (!selfClosing) open.push(name!);
  }
  return [
    ...(/NaN|undefined|Infinity|null/.test(svg) ? ['a number that is none'] : []),
    ...(/<(style|script|font|image|foreignObject)|\son[a-z]+=|style=|https?:(?!\/\/www\.w3\.org)/.test(svg)
      ? ['something a content policy would stop']
      : []),
    ...(new Set(ids).size < ids.length ? ['an id twice'] : []),
    ...references.filter((id) => !ids.includes(id)).map((id) => `nothing has id ${id}`),
    ...(open.length ? [`${open.join()} left open`] : []),
  ];
}

/** What's wrong with the pictures of these events, naming the event each time. */
function faultsOf(events: readonly CoverInput[], format: CoverFormat): readonly string[] {
  return events.flatMap((event) => {
    const { svg, alt, width, height } = drawCover(event, format);
    const wrong = [
      ...faults(svg),
      ...(size(svg) < mostBytes[format] ? [] : [`${size(svg)} bytes`]),
      ...(svg.includes(` ${width} ${height}" width="${width}" height="${height}"`)
        ? []
        : ['another size than it says']),
      ...(/^[A-Z].* over .+ near .+/.test(alt) ? [] : [`alt: ${alt}`]),
    ];
    return wrong.map((fault) => `${fault} in ${JSON.stringify(event)}`);
  });
}

describe('every category around the year and the clock', () => {
  test.each(sampleCategories)('%s: 100 valid pictures under 30,000 bytes', (category) => {
    expect(faultsOf(sampleEvents(100, category, category), 'card')).toEqual([]);
  });
});

describe('formats', () => {
  const formats = Object.keys(coverFormats) as CoverFormat[];

  test.each(formats)('%s: valid, the right size and small enough', (format) => {
    expect(faultsOf(sampleEvents(90, format), format)).toEqual([]);
  });

  test('the Open Graph picture is a crop of the card', () => {
    const body = (svg: string) => svg.slice(svg.indexOf('<title>'));
    for (const event of sampleEvents(12, 'og'))
      expect(body(drawCover(event, 'og').svg)).toBe(body(drawCover(event, 'card').svg));
  });

  test('all formats share the light, the landscape and the direction', () => {
    for (const event of sampleEvents(12, 'same')) {
      const facts = formats.map((format) => {
        const { light, motif, backdrop, azimuthDeg } = drawCover(event, format);
        return JSON.stringify([light, motif, backdrop, azimuthDeg]);
      });
      expect(new Set(facts).size).toBe(1);
    }
  });
});

describe('determinism', () => {
  test('the same event gives the same bytes twice', () => {
    for (const event of sampleEvents(60, 'twice'))
      expect(drawCover({ ...event }).svg).toBe(drawCover({ ...event, instant: new Date(event.instant) }).svg);
  });

  test('each variant shows another of the motifs that fit, over the same sky', () => {
    const motifs = fittingMotifs(banff);
    expect(new Set(motifs).size).toBe(motifs.length);
    expect(motifs.length).toBeGreaterThanOrEqual(12);
    for (const [variant, motif] of motifs.entries()) {
      const cover = drawCover({ ...banff, variant });
      expect(cover.motif).toBe(motif);
      expect(cover.light).toBe(drawCover(banff).light);
    }
  });

  test('a different id gives a different picture; price and description have no effect', () => {
    expect(drawCover({ ...banff, id: 'trek2' }).svg).not.toBe(drawCover(banff).svg);
  });
});

describe('light', () => {
  test.each([
    ['2026-06-21T18:00:00Z', 'day'],
    ['2026-06-22T03:10:00Z', 'golden'],
    ['2026-06-21T11:05:00Z', 'civil'],
    ['2026-10-13T01:45:00Z', 'nautical'],
    ['2026-10-13T02:25:00Z', 'astronomical'],
    ['2026-10-13T06:00:00Z', 'night'],
    ['2026-10-26T06:00:00Z', 'moonlit'],
  ] as const)('at %s it is %s over Banff', (instant, light) => {
    expect(drawCover({ ...banff, instant: new Date(instant) }).light).toBe(light);
  });
});

describe('edges', () => {
  const tromso = { ...banff, latitude: 69.65, longitude: 18.96, place: 'Tromso' };

  test('the midnight Sun is golden and in the picture', () => {
    const cover = drawCover({ ...tromso, instant: new Date('2026-06-21T22:30:00Z') });
    expect(cover.light).toBe('golden');
    expect(cover.alt).toContain('the Sun in the north');
  });

  test('noon in the polar night is dusk', () => {
    expect(drawCover({ ...tromso, instant: new Date('2026-12-21T10:45:00Z') }).light).toBe('civil');
  });

  test('both poles and the date line can be drawn', () => {
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 0],
      [0, 180],
      [0, -180],
      [51.18, 244.43],
    ] as const)
      expect(faults(drawCover({ ...banff, latitude, longitude }).svg)).toEqual([]);
  });

  test('without a place only the Sun and Moon are drawn, and no direction is named', () => {
    for (let hour = 0; hour < 24; hour++) {
      const instant = new Date(Date.UTC(2026, 9, 12, hour));
      const cover = drawCover({ ...banff, instant, latitude: null, longitude: null, localHour: hour, place: null });
      expect(cover.bodies.every(({ kind }) => kind === 'sun' || kind === 'moon')).toBe(true);
      expect(cover.alt).not.toMatch(/;|north|south|east|west|near/);
      expect(faults(cover.svg)).toEqual([]);
    }
  });

  test('without a place the light follows the clock', () => {
    const at = (localHour: number) =>
      drawCover({ id: 'x', category: '', instant: new Date('2026-03-20T12:00:00Z'), localHour }).light;
    expect([at(12), at(18), at(0)]).toEqual(['day', 'golden', 'night']);
  });

  test('an unknown category gives the landscape alone', () => {
    const cover = drawCover({ ...banff, category: 'Chess by mail' });
    expect(neutralMotifs).toContain(cover.motif);
  });

  test('markup in a name is shown as plain text', () => {
    const cover = drawCover({ ...banff, place: '<b>Tom & Jerry</b>' });
    expect(cover.svg).toContain('&lt;b>Tom &amp; Jerry&lt;/b>');
    expect(faults(cover.svg)).toEqual([]);
  });

  test.each([
    [{ ...banff, latitude: 91 }],
    [{ ...banff, longitude: Number.NaN }],
    [{ ...banff, instant: new Date(Number.NaN) }],
  ])('an impossible place or instant is refused', (input) => {
    expect(() => drawCover(input)).toThrow(RangeError);
  });
});

describe('pins', () => {
  test('a hand-picked picture keeps its pins', () => {
    const pins = { motif: 'treeline', backdrop: 'peaks', subjectTurnDeg: 30 } as const;
    const instant = new Date('2027-01-02T14:58:00Z');
    const cover = drawCover({ ...banff, latitude: 51.42, longitude: -116.18, instant, pins }, 'hero');
    expect(cover).toMatchObject({ motif: 'treeline', backdrop: 'peaks' });
    const moon = cover.bodies.find(({ kind }) => kind === 'moon')!;
    expect(moon.azimuthDeg - cover.azimuthDeg).toBeCloseTo(30, 6);
    expect(moon.x).toBeGreaterThan(0.6);
  });
});
