import { describe, expect, it } from 'vitest';
import { letterText, type Letter } from '../../src/mail/letter';
import { letterHtml } from '../../src/mail/letter-html';
import { catalogue } from './catalogue';

describe.each(Object.entries(catalogue))('the email %s', (_name, letter) => {
  const [html, text] = [letterHtml(letter), letterText(letter)];

  it('says the same in HTML and in text', () => {
    const shown = html
      .replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
      .replaceAll(/&#39;|&quot;|&amp;/g, (entity) => ({ '&#39;': "'", '&quot;': '"', '&amp;': '&' })[entity] ?? '');
    const words = (content: string) => content.replaceAll(/\s+/g, ' ');
    const { heading, greeting, paragraphs, note, closing, footer, facts = [], receipt } = letter;
    const told = facts.map(([label, value, below, link]) => [label, value, below, link?.label]);
    const lines = [...told, ...(receipt ? [...receipt.lines, receipt.total, [receipt.note]] : [])].flat();
    for (const said of [heading, greeting, ...paragraphs, note, closing, footer, ...lines]) {
      if (said === undefined) continue;
      expect(words(shown)).toContain(words(said));
      expect(words(text)).toContain(words(said));
    }
  });

  it('has each link in both, and no address of another site but the map of where people meet', () => {
    const ofFacts = (letter.facts ?? []).map(([, , , link]) => link);
    const links = [letter.link, letter.secondLink, letter.footerLink, ...ofFacts].flatMap((link) =>
      link ? [link.url] : [],
    );
    const inHtml = (url: string) => html.includes(`href="${url.replaceAll('&', '&amp;')}"`);
    for (const url of links) expect([inHtml(url), text.includes(url)]).toEqual([true, true]);
    expect(html.match(/https?:\/\/(?!ascendant\.example|www\.openstreetmap\.org\/)/g)).toBeNull();
  });

  it('loads nothing but the pictures that come with it, runs nothing, and has the colours of the dark theme', () => {
    expect(html).not.toMatch(/<(script|link|iframe)|url\(|@import/);
    const sources = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources).toHaveLength(html.match(/<img/g)?.length ?? 0);
    for (const source of sources) expect(source).toMatch(/^cid:(logo|event-picture-7|first-ticket-41)$/);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});

it('a title in Arabic or Hebrew reads from its own side, in the heading, the paragraphs and beside a label', () => {
  const title = '5 ליילות במדבר!';
  const html = letterHtml({
    ...(catalogue['reminder'] as Letter),
    heading: title,
    paragraphs: [title],
    facts: [['What', title]],
  });
  const before = html
    .split(title)
    .slice(0, -1)
    .map((part) => part.slice(part.lastIndexOf('<')));
  // The first is the title of the document.
  expect(before.slice(1).map((tag) => /^<(h1|p|b) dir="auto"/.exec(tag)?.[1])).toEqual(['h1', 'p', 'b']);
});

describe('the pictures of emails', () => {
  const sourcesOf = (name: string) =>
    [...letterHtml(catalogue[name] as Letter).matchAll(/src="cid:([^"]*)"/g)].map(([, cid]) => cid);

  it('are the logo in each, the event and the first ticket in what people take along, and no event in what won’t happen', () => {
    expect(sourcesOf('booking-confirmed')).toEqual(['logo', 'event-picture-7', 'first-ticket-41']);
    expect(sourcesOf('reminder')).toEqual(['logo', 'event-picture-7', 'first-ticket-41']);
    expect(sourcesOf('event-changed')).toEqual(['logo', 'event-picture-7']);
    for (const name of ['refund-of-cancelled-event', 'booking-cancelled', 'waitlist-ended', 'verification-code'])
      expect(sourcesOf(name)).toEqual(['logo']);
  });

  it('have no when and where beside them if the trip won’t happen', () => {
    for (const name of ['refund-on-its-way', 'refund-of-cancelled-event', 'refund-complete', 'booking-cancelled'])
      expect(catalogue[name]?.facts ?? []).toEqual([]);
    for (const name of ['refund-in-part', 'people-cancelled'])
      expect(catalogue[name]?.facts?.map(([label]) => label)).toEqual(['When', 'Where']);
  });
});
