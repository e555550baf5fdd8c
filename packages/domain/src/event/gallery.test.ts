import { describe, expect, it } from 'vitest';
import { galleryAltMaxLength, galleryEntries, galleryProblems, galleryText, maxGalleryPictures } from './gallery';

const pictures = (count: number, alt = 'A hut') =>
  Array.from({ length: count }, (_, index) => ({ url: `/${index}`, alt }));
const problems = (gallery: Parameters<typeof galleryProblems>[0]) => [...galleryProblems(gallery)];

describe('an event’s gallery', () => {
  it('has up to six pictures', () => {
    expect(problems(pictures(maxGalleryPictures))).toEqual([]);
    expect(problems(pictures(maxGalleryPictures + 1))).toEqual([['gallery', 'Please use at most 6 pictures']]);
  });

  it.each([
    ['', 'Please say what the picture shows'],
    ['  ', 'Please say what the picture shows'],
    ['a', null],
    ['a'.repeat(galleryAltMaxLength), null],
    [` ${'a'.repeat(galleryAltMaxLength)} `, null],
    ['a'.repeat(galleryAltMaxLength + 1), 'Please use at most 140 characters'],
  ])('says what each picture shows in 1 to 140 characters: %#', (alt, problem) => {
    expect(problems(pictures(1, alt))).toEqual(problem === null ? [] : [['gallery.0.alt', problem]]);
  });

  it('has each picture once', () => {
    const [picture] = pictures(1);
    expect(problems(picture ? [picture, picture] : [])).toEqual([['gallery', 'Please use each picture once']]);
  });

  it('is sent with each text on one line', () => {
    expect(galleryEntries([{ url: '/1', alt: ' A hut\nat  dawn ' }])).toEqual([{ url: '/1', alt: 'A hut at dawn' }]);
  });

  it('reads as its texts', () => {
    expect(galleryText(pictures(2))).toBe('A hut\nA hut');
  });
});
