/** An icon or glyph on a 24 px grid: its lines and its filled parts. */
export type Shape = string | { readonly line: string; readonly solid: string };

/** Icons of the interface. Source: docs/archive/design/look.md, "Icons". */
export const iconShapes = {
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5L21 21',
  cal: 'M4 6h16v15H4zM4 10.5h16M8.5 3v4M15.5 3v4',
  pin: 'M12 21.5s7-6.6 7-11.7A7 7 0 0 0 5 9.8c0 5.1 7 11.7 7 11.7zM9.6 9.8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7v5.2l3.4 2',
  check: 'M4.5 12.5l5 5L20 7',
  x: 'M6 6l12 12M18 6L6 18',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3',
  right: 'M5 12h14M13 6l6 6-6 6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  down: 'M6 9.5l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 11v5.5M12 7.6v.2',
  warn: 'M12 3.5L22 20.5H2zM12 10v5M12 17.6v.2',
  ticket: 'M3 7h18v3.4a2 2 0 0 0 0 3.4V17H3v-3.2a2 2 0 0 0 0-3.4zM14.5 7v10',
  people:
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5.4a3.5 3.5 0 0 1 0 6.2M18 14.6c2.3.8 3.5 2.7 3.5 5.4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  edit: 'M4 20h4L20 8l-4-4L4 16z',
  down2: 'M12 4v12M6.5 11l5.5 5.5L17.5 11M4 20.5h16',
  theme: { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z', solid: 'M12 3.5v17a8.5 8.5 0 0 0 0-17z' },
  grip: 'M4 17l5-8 4 5 3-4 4 7z',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  tag: 'M3 12V3h9l9 9-9 9zM6.7 8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z',
  chart: 'M4 20.5h16.5M7 17v-6M12 17V6M17 17v-9',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4 21c0-5 3.5-7 8-7s8 2 8 7',
  gear: 'M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  out: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  scan: 'M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M4 12h16',
  card: 'M3 5.5h18v13H3zM3 10h18M6.5 14.5h4',
  list: 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.2M4 12h.2M4 18h.2',
  map: 'M3.5 6l5.5-2.5 6 2.5 5.5-2.5V18L15 20.5 9 18l-5.5 2.5zM9 3.5V18M15 6v14.5',
  code: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5',
  heart: 'M12 20.3S3.4 15.2 3.4 9.1A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.6 2.3c0 6.1-8.6 11.2-8.6 11.2z',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12v8.5h14V12',
  star: 'M12 3.5l2.6 5.7 6.2.6-4.7 4.1 1.4 6.1L12 16.8 6.5 20l1.4-6.1-4.7-4.1 6.2-.6z',
  bag: 'M6 9h12v11.5H6zM9 9V6.5a3 3 0 0 1 6 0V9M9 14.5h6',
  speech: 'M4 5h16v11.5H10L6 20v-3.5H4z',
  access: 'M9.2 4.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM11 8v6.5h5l2.5 5M11 10.5h4M8.6 12.4a5 5 0 1 0 6.2 6.2',
} as const satisfies Record<string, Shape>;

export type IconName = keyof typeof iconShapes;
