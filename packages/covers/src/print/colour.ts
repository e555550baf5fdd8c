/** Colours are OKLab triples [L, a, b]; tables are written in OKLCH; the SVG gets #rrggbb. */
export type Lab = readonly [lightness: number, a: number, b: number];
export type Lch = readonly [lightness: number, chroma: number, hueDeg: number];

export const lab = ([lightness, chroma, hueDeg]: Lch): Lab => [
  lightness,
  chroma * Math.cos((hueDeg * Math.PI) / 180),
  chroma * Math.sin((hueDeg * Math.PI) / 180),
];

export const lch = (lightness: number, chroma: number, hueDeg: number): Lab => lab([lightness, chroma, hueDeg]);

export const mix = (p: Lab, q: Lab, t: number): Lab => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
  p[2] + (q[2] - p[2]) * t,
];

export const lighten = (c: Lab, by: number): Lab => [Math.min(0.985, Math.max(0.03, c[0] + by)), c[1], c[2]];

export const scale = (c: Lab, lightness: number, chroma = lightness): Lab => [
  c[0] * lightness,
  c[1] * chroma,
  c[2] * chroma,
];

/** Turns the hue by this many degrees and multiplies the chroma. */
export function turnHue(c: Lab, degrees: number, chromaGain = 1): Lab {
  const hue = Math.atan2(c[2], c[1]) + (degrees * Math.PI) / 180;
  const chroma = Math.hypot(c[1], c[2]) * chromaGain;
  return [c[0], chroma * Math.cos(hue), chroma * Math.sin(hue)];
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Source: B. Ottosson, "A perceptual color space for image processing" (2020), matrices of OKLab. */
function linearRgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((v) => v > -0.0005 && v < 1.0005);

/** Reduces the chroma of a colour outside sRGB until it fits; lightness and hue stay. */
function intoGamut(colour: Lab): Lab {
  if (inGamut(linearRgb(colour))) return colour;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    if (inGamut(linearRgb(scale(colour, 1, middle)))) low = middle;
    else high = middle;
  }
  return scale(colour, 1, low);
}

function byteText(linear: number): string {
  const v = Math.min(1, Math.max(0, linear));
  const encoded = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** #rrggbb, or #rgb when that's the same colour. */
export function hex(colour: Lab): string {
  const bytes = linearRgb(intoGamut(colour)).map(byteText);
  const isShort = bytes.every((pair) => pair[0] === pair[1]);
  return `#${bytes.map((pair) => (isShort ? pair[0] : pair)).join('')}`;
}
