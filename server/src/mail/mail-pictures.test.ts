import { describe, expect, it } from 'vitest';
import { letterHtml } from './letter-html';
import { cidOf, definedMailPictures } from './mail-pictures';

const content = Buffer.from('picture');
const contentType = 'image/png';
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('the pictures of an email', () => {
  const pictures = definedMailPictures((error) => void reported.push(error));
  const asked: string[] = [];
  const reported: unknown[] = [];
  pictures.define('event-picture', async (of) => {
    asked.push(`event ${of}`);
    if (of === 6) throw full;
    return of === 8 ? null : { content, contentType };
  });
  pictures.define('logo', async () => ({ content, contentType }));

  it('are those that its HTML names, each once', async () => {
    const html = `<img src="cid:logo"><img src="cid:event-picture-7"><img src="cid:event-picture-7">`;
    expect(await pictures.picturesOf(html)).toEqual([
      { cid: 'logo', content, contentType },
      { cid: cidOf('event-picture', 7), content, contentType },
    ]);
    expect(asked).toEqual(['event 7']);
  });

  it('are left out once there’s nothing to show, or where nothing makes them', async () => {
    expect(await pictures.picturesOf('<img src="cid:event-picture-8"><img src="cid:first-ticket-1">')).toEqual([]);
  });

  it('are left out if they can’t be made, which is reported, and the others are sent', async () => {
    const html = '<img src="cid:event-picture-6"><img src="cid:logo">';
    expect((await pictures.picturesOf(html)).map(({ cid }) => cid)).toEqual(['logo']);
    expect(reported).toEqual([full]);
  });

  it('can’t be asked for by anyone’s words: those are escaped', async () => {
    const words = '<img src="cid:event-picture-9"> src="cid:event-picture-9"';
    const html = letterHtml({
      heading: words,
      greeting: words,
      paragraphs: [words],
      facts: [[words, words, words, { label: words, url: words }]],
      link: { label: words, url: words },
      closing: words,
      ticket: { bookingId: 1, name: words },
    });
    expect((await pictures.picturesOf(html)).map(({ cid }) => cid)).toEqual(['logo']);
  });
});
