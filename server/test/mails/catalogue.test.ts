import { describe, expect, it } from 'vitest';
import { letterText } from '../../src/mail/letter';
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

  it('loads nothing, runs nothing, and has the colours of the dark theme', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});
