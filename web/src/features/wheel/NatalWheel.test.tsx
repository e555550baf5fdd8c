import type { Wheel } from '@ascendant/contract/chart';
import { pointNames, signNames } from '@ascendant/domain/chart/chart-points';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NatalWheel } from './NatalWheel';

const wheel: Wheel = {
  leftDeg: 0,
  hasHorizon: false,
  glyphs: [
    { point: 'Sun', ring: 'natal', longitudeDeg: 320.65, shownDeg: 320.65, arc: null, position: 'Aquarius 20°39′' },
    {
      point: 'Rising',
      ring: 'natal',
      longitudeDeg: 158,
      shownDeg: 158,
      arc: { fromDeg: 135, toDeg: 181 },
      position: null,
    },
    { point: 'Moon', ring: 'event', longitudeDeg: 80, shownDeg: 80, arc: null, position: 'Gemini 20°00′' },
  ],
  lines: [
    {
      fromPoint: 'Sun',
      toPoint: 'Moon',
      fromDeg: 320.65,
      toDeg: 80,
      kind: 'soft',
      sentence: 'Moon in Gemini trine your Sun',
    },
  ],
};

test('the alternative text gives each position and says which points are uncertain', () => {
  render(<NatalWheel wheel={wheel} title="Natal wheel of Maya" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAccessibleName('Natal wheel of Maya Sun Aquarius 20°39′, Rising uncertain');
});

test('an uncertain point is drawn as an arc, and the horizon only if known', () => {
  const { container, rerender } = render(<NatalWheel wheel={wheel} title="Wheel" />);
  expect(container.querySelectorAll('.open .arc')).toHaveLength(1);
  expect(container.querySelector('text')).toBeNull();
  rerender(<NatalWheel wheel={{ ...wheel, glyphs: wheel.glyphs.slice(0, 1), hasHorizon: true }} title="Wheel" />);
  expect(container.querySelector('text')).toHaveTextContent('Rising');
});

test('each line can be reached by keyboard and has its sentence as a label', async () => {
  const onMark = vi.fn();
  render(<NatalWheel wheel={wheel} title="Wheel" marking={{ marked: null, onMark }} />);
  await userEvent.tab();
  expect(screen.getByRole('listitem', { name: 'Moon in Gemini trine your Sun' })).toHaveFocus();
  expect(onMark).toHaveBeenCalledWith(0);
});

test('a line that was tapped stays marked when the finger lifts; a mouse marks it while it points', () => {
  const onMark = vi.fn();
  render(<NatalWheel wheel={wheel} title="Wheel" marking={{ marked: null, onMark }} />);
  const line = screen.getByRole('listitem');
  fireEvent.pointerEnter(line, { pointerType: 'touch' });
  fireEvent.pointerLeave(line, { pointerType: 'touch' });
  expect(onMark.mock.calls).toEqual([[0]]);
  fireEvent.pointerLeave(line, { pointerType: 'mouse' });
  expect(onMark).toHaveBeenLastCalledWith(null);
});

test('phones are shown the six strongest lines, and the one that’s marked', () => {
  const lines = signNames.slice(0, 8).map((sign, index) => ({
    ...wheel.lines[0]!,
    toPoint: pointNames[index % 6]!,
    fromDeg: index,
    sentence: sign,
  }));
  const hidden = (marked: number | null) => {
    const { container, unmount } = render(
      <NatalWheel wheel={{ ...wheel, lines }} title="Wheel" marking={{ marked, onMark: () => undefined }} />,
    );
    const names = [...container.querySelectorAll('.further')].map((line) => line.getAttribute('aria-label'));
    unmount();
    return names;
  };
  expect(hidden(null)).toEqual(['Libra', 'Scorpio']);
  expect(hidden(7)).toEqual(['Libra']);
});

test('WEB-02 it renders on the server without a style attribute', () => {
  expect(renderToStaticMarkup(<NatalWheel wheel={wheel} title="Wheel" />)).not.toMatch(/style=/);
});
