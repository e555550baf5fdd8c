import { eventImageShape } from '@ascendant/domain/event/form/event-image';
import { expect, test } from 'vitest';
import { cropBox, draggedView, moveView, sentSize, wholeView, zoomView } from './crop-box';

const shape = eventImageShape.width / eventImageShape.height;
const wide = { width: 4000, height: 1000 };
const tall = { width: 1000, height: 4000 };

test.each([wide, tall, { width: 300, height: 200 }])('the box of %o has the shape of a card and fits', (image) => {
  const box = cropBox(image, wholeView);
  expect(box.width / box.height).toBeCloseTo(shape);
  expect(Math.max(box.width / image.width, box.height / image.height)).toBeCloseTo(1);
});

test('a box cannot leave the image', () => {
  const moved = cropBox(wide, moveView(wide, wholeView, { x: 9, y: 9 }));
  expect(moved.x + moved.width).toBeCloseTo(wide.width);
  expect(moved.y).toBeCloseTo(0);
});

test('enlarging keeps the centre, and has limits', () => {
  const near = zoomView(tall, wholeView, 2);
  expect(cropBox(tall, near).width).toBeCloseTo(cropBox(tall, wholeView).width / 2);
  expect(near.centreY).toBeCloseTo(0.5);
  expect(zoomView(tall, wholeView, 99).zoom).toBe(4);
  expect(zoomView(tall, wholeView, 0).zoom).toBe(1);
});

test('one finger drags the picture along', () => {
  const near = zoomView(wide, wholeView, 2);
  const [before, after] = [
    cropBox(wide, near),
    cropBox(wide, draggedView(wide, near, [{ x: 0.5, y: 0.5 }], [{ x: 0.4, y: 0.5 }])),
  ];
  expect(after.x - before.x).toBeCloseTo(0.1 * before.width);
  expect(after.width).toBeCloseTo(before.width);
});

test('two fingers that move apart enlarge what is between them, which stays where it is', () => {
  const near = zoomView(wide, wholeView, 2);
  const before = cropBox(wide, near);
  const pinched = draggedView(
    wide,
    near,
    [
      { x: 0.3, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
  );
  const after = cropBox(wide, pinched);
  expect(pinched.zoom).toBeCloseTo(4);
  expect(after.x + 0.4 * after.width).toBeCloseTo(before.x + 0.4 * before.width);
});

test('a pinch stops at the same limits as the slider', () => {
  const together = draggedView(
    wide,
    wholeView,
    [
      { x: 0.2, y: 0.5 },
      { x: 0.8, y: 0.5 },
    ],
    [
      { x: 0.4, y: 0.5 },
      { x: 0.6, y: 0.5 },
    ],
  );
  expect(together.zoom).toBe(1);
});

test('the picture that is sent is at most 1,800 pixels wide, and never enlarged', () => {
  expect(sentSize({ width: 5000 }).width).toBe(1800);
  expect(sentSize({ width: 640 }).width).toBe(640);
});
