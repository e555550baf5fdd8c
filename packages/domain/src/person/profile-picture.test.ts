import { expect, it } from 'vitest';
import { heicPicture } from '../picture-files';
import { profilePictureBytesBelow, profilePictureProblem } from './profile-picture';

it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('%s is accepted as a picture', (type) => {
  expect(profilePictureProblem({ type, size: 1 })).toBeNull();
});

it.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('“%s” is refused', (type) => {
  expect(profilePictureProblem({ type, size: 1 })).toBe('Please select an image file');
});

it.each([
  ['image/heic', 'IMG_1.jpg'],
  ['image/heif', undefined],
  ['', 'IMG_1.HEIC'],
])('a HEIC picture is refused with what to do (%j, %j)', (type, name = '') => {
  expect(profilePictureProblem({ type, name, size: 1 })).toBe(heicPicture);
  expect(profilePictureProblem({ type: 'image/jpeg', name: 'a.heic', size: 1 })).toBeNull();
});

it('a file must be smaller than 20 MB: one byte less passes, 20 MB does not', () => {
  const ofSize = (size: number) => profilePictureProblem({ type: 'image/png', size });
  expect(profilePictureBytesBelow).toBe(20_971_520);
  expect(ofSize(profilePictureBytesBelow - 1)).toBeNull();
  expect(ofSize(profilePictureBytesBelow)).toBe('File size must be less than 20MB');
});
