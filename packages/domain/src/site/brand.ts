/** The product's name, wherever people read it. Where files can't import it, `web/src/brand.test.ts` compares them. */
export const productName = 'Ascendant';

/** The logo in a square of 28: a ridge on the horizon, the Sun rising at the left, where charts show the ascendant. */
export const logo = {
  circle: { x: 14, y: 14, radius: 11.2 },
  ridge: 'M2.8 16.5L11 16.5 15.8 8.5 20.5 16.5H25.2',
  sun: { x: 3.4, y: 16.5, radius: 3 },
  strokeWidth: 1.5,
} as const;

/** The sky's colours behind a pass in a phone's wallet, by the light at the start; its text is that of the dark theme. */
export const passColours = {
  day: '#23568f',
  golden: '#8a4a1f',
  civil: '#5a3560',
  nautical: '#27305e',
  astronomical: '#161d40',
  night: '#0b1020',
} as const;

/**
 * The colours of `web/src/styles/tokens.css` as sRGB, light and dark, for what can't read it: emails, tickets, the browser's bars.
 * Each has the name of its token; `web/src/brand.test.ts` compares them.
 */
export const brandColours = {
  paper: { light: '#faf9f4', dark: '#0b1020' },
  surface: { light: '#fefefd', dark: '#12192c' },
  ink: { light: '#171e2d', dark: '#f1eee5' },
  'ink-2': { light: '#454c5a', dark: '#bac1cd' },
  rule: { light: '#dbd8d0', dark: '#2b3447' },
  edge: { light: '#7c828d', dark: '#6a758a' },
  sunrise: { light: '#f9903d', dark: '#fb9c4b' },
  'on-sunrise': { light: '#2a1205', dark: '#2a1205' },
  'sunrise-wash': { light: '#feeedd', dark: '#3e2416' },
} as const;
