/** The drawn area, in units of the card: y grows downwards, the card is 1200 wide and 675 high. */
export interface Paper {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The part of a paper we serve: the view box of the SVG, whose width and height are also its size in pixels. Where it reaches
 * below the paper, the land fades into dark ground that text can be placed on.
 */
export interface Format {
  readonly paper: Paper;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type CoverFormat = 'card' | 'og' | 'hero' | 'plate' | 'tall';

/** The middle of every paper; the important parts of a scene are within 340 units of it. */
export const middle = 600;

const cardPaper: Paper = { left: 0, top: 0, right: 1200, bottom: 675 };

/** A wider or taller paper shows more of the same event: the card's frame lies inside each of them. */
export const coverFormats: Readonly<Record<CoverFormat, Format>> = {
  card: { paper: cardPaper, x: 0, y: 0, width: 1200, height: 675 },
  og: { paper: cardPaper, x: 0, y: 20, width: 1200, height: 630 },
  hero: { paper: { left: -180, top: 0, right: 1380, bottom: 675 }, x: -180, y: 0, width: 1560, height: 675 },
  plate: { paper: { left: -360, top: 0, right: 1560, bottom: 675 }, x: -360, y: 40, width: 1920, height: 613 },
  tall: { paper: { left: 150, top: -420, right: 1050, bottom: 675 }, x: 150, y: -420, width: 900, height: 1350 },
};

/** The longest line that fits on a paper. */
export const diagonal = ({ left, top, right, bottom }: Paper): number => Math.hypot(right - left, bottom - top);

/** How many cards wide a paper is; a wider one gets more of everything drawn side by side. */
export const span = ({ left, right }: Paper): number => (right - left) / 1200;
