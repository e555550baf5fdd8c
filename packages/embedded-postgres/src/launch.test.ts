import { expect, it } from 'vitest';
import { socketFolder } from './launch';

it('a socket is in the data folder', () => {
  expect(socketFolder('/srv/ascendant/data', 'linux')).toBe('/srv/ascendant/data');
});

it('there’s no socket on Windows', () => {
  expect(socketFolder('C:\\data', 'win32')).toBeNull();
});

it('there’s no socket where its path would be too long, in bytes, or be read as two', () => {
  const longest = `/${'x'.repeat(87)}`;
  expect(socketFolder(longest, 'linux')).toBe(longest);
  expect(socketFolder(`${longest}x`, 'linux')).toBeNull();
  expect(socketFolder(`/${'é'.repeat(44)}`, 'linux')).toBeNull();
  expect(socketFolder('/srv/one, two', 'linux')).toBeNull();
});
