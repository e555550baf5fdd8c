import { describe, expect, it } from 'vitest';
import { buildEventDetail } from '../../test/build-event';
import { eventHead } from './event-head';

describe('what search engines and link previews say of an event', () => {
  it('is when and where it is and how its description begins, cut after a word', () => {
    const description = 'Walk along the ridge at dawn. '.repeat(20);
    const { description: shown = '' } = eventHead(buildEventDetail({ description }));
    expect(shown).toMatch(/^.+\. Walk along the ridge at dawn\..* (?:Walk|along|the|ridge|at|dawn\.)…$/);
    expect(shown.length).toBeLessThanOrEqual(156);
  });

  it.each(['夜明けの山を歩きます。', 'เดินป่าตอนเช้าตรู่'])(
    'has the description too if its script has no blanks: %s',
    (text) => {
      const { description = '' } = eventHead(buildEventDetail({ description: text.repeat(20) }));
      expect(description).toContain(text.repeat(2));
      expect(description).toMatch(/…$/);
    },
  );
});
