import { brandColours } from '@ascendant/domain/site/brand';
import { rgb, type RGB } from 'pdf-lib';

/** The light theme of the site in print, and the colours of the landscape on a ticket. */
export const inks = {
  ink: printed('ink'),
  quiet: printed('ink-2'),
  rule: printed('rule'),
  edge: printed('edge'),
  sunrise: printed('sunrise'),
  farRidge: hex(0xd8d6e4),
  middleRidge: hex(0xb4b2cb),
  nearRidge: hex(0x6f6d8f),
  dawn: hex(0xfbe6d2),
  white: hex(0xffffff),
} as const satisfies Record<string, RGB>;

function hex(value: number): RGB {
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
}

function printed(name: keyof typeof brandColours): RGB {
  return hex(Number.parseInt(brandColours[name].light.slice(1), 16));
}
