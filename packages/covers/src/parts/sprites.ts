import { around } from '../print/pen';

/** Our own pixel figures: a crab, a rocket, a gem. */
export const sprites: readonly (readonly string[])[] = [
  ['0011111100', '0111111110', '1101111011', '1111111111', '0110110110', '1100000011'],
  ['0000110000', '0001111000', '0001001000', '0011111100', '0111111110', '0100110010'],
  ['0011111100', '0110110110', '1111111111', '0111001110', '0011111100', '0000110000'],
];

export interface SpritePlace {
  readonly x: number;
  readonly y: number;
  /** Side of a square. */
  readonly size: number;
}

/** Path data of a pixel figure; 1 is a square, 0 a gap. */
export function sprite(rows: readonly string[], { x, y, size }: SpritePlace): string {
  const squares = rows.flatMap((row, j) =>
    [...row].map((cell, i) => (cell === '1' ? around(x + i * size, y + j * size, 'M0 0h1v1h-1z', size) : '')),
  );
  return squares.join('');
}
