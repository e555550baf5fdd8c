import { expect, test } from 'vitest';
import { newSkyline } from './skyline';

const paper = { left: 0, top: 0, right: 1200, bottom: 675 };

test('land hides what is below its line and nothing above it', () => {
  const skyline = newSkyline(paper);
  skyline.raise([
    [0, 500],
    [600, 300],
    [1200, 500],
  ]);
  expect(skyline.hides(600, 310)).toBe(true);
  expect(skyline.hides(600, 290)).toBe(false);
  expect(skyline.hides(300, 390)).toBe(false);
  expect(skyline.hides(300, 410)).toBe(true);
});

test('a line can run from right to left, and the highest land counts', () => {
  const skyline = newSkyline(paper);
  skyline.raise([
    [700, 350],
    [500, 350],
  ]);
  skyline.raise([
    [0, 480],
    [1200, 480],
  ]);
  expect(skyline.hides(600, 400)).toBe(true);
  expect(skyline.hides(300, 400)).toBe(false);
});

test('a wall with a window hides everything beside the window', () => {
  const skyline = newSkyline(paper);
  skyline.close({ left: 300, right: 900 });
  expect(skyline.hides(200, 10)).toBe(true);
  expect(skyline.hides(600, 10)).toBe(false);
});
