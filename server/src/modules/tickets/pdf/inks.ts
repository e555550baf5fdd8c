import { rgb, type RGB } from 'pdf-lib';

/** The light theme of the site in print. Source: web/src/styles/tokens.css. */
export const inks = {
  ink: hex(0x1b2233),
  quiet: hex(0x4b5265),
  rule: hex(0xd9d6cd),
  edge: hex(0x82879a),
  sunrise: hex(0xf5933f),
  farRidge: hex(0xd8d6e4),
  middleRidge: hex(0xb4b2cb),
  nearRidge: hex(0x6f6d8f),
  dawn: hex(0xfbe6d2),
  white: hex(0xffffff),
} as const satisfies Record<string, RGB>;

function hex(value: number): RGB {
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}
