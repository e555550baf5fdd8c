import { pngThatClaims } from '../pictures';
import { hostileTexts, markup } from './shapes';

const png = (bytes = 200): Buffer => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes, 7)]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="zqAttack(4)"><script>zqAttack(5)</script></svg>';
const entities = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]><svg>&a;</svg>';
const gif = Buffer.from(
  '47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b',
  'hex',
);

const contents: readonly (readonly [name: string, content: Buffer])[] = [
  ['empty', Buffer.alloc(0)],
  ['one byte', Buffer.alloc(1)],
  ['the beginning of a PNG', png(0)],
  ['a PNG of noise', png()],
  ['a PNG of 60,000 × 60,000', pngThatClaims(60_000, 60_000)],
  ['a PNG of 0 × 0', pngThatClaims(0, 0)],
  ['a PNG without pixels', pngThatClaims(20, 20)],
  ['half a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex')],
  ['half a WebP', Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1')],
  ['a GIF that goes on as a page', Buffer.concat([gif, Buffer.from(markup)])],
  ['an SVG', Buffer.from(svg)],
  ['an SVG with an entity', Buffer.from(entities)],
  ['a page', Buffer.from(`<!doctype html>${markup}`)],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(zqAttack(6))>>>>endobj')],
  ['a ZIP', Buffer.from('504b0304140000000800', 'hex')],
  ['a TIFF', Buffer.from('49492a0008000000ffffffffffffffff', 'hex')],
  ['an HEIC', Buffer.from('000000186674797068656963000000006d696631', 'hex')],
  ['a script', Buffer.from('#!/bin/sh\nexit 1\n')],
];

/** Files that are no pictures, and names that no picture has: what's hostile, the content, and the file's name. */
export const hostileFiles: readonly (readonly [name: string, content: Buffer, fileName: string])[] = [
  ...contents.map(([name, content]) => [name, content, 'ridge.png'] as const),
  ...hostileTexts.map(([name, text]) => [`named ${name}`, png(), text.slice(0, 1_000)] as const),
];
