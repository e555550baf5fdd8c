import { maxListLimit } from '@ascendant/domain/list-limits';
import { long, type Examples } from './examples';

/** What lists, searches and maps of events take. */
export const eventRequestExamples: Readonly<Record<string, Examples>> = {
  'readSearch query': {
    good: [{ q: 'kids near banff', today: '2026-11-26' }],
    bad: [{ q: 'kids' }, { q: 'kids', today: '2026-02-30' }, { today: '2026-11-26' }],
  },
  'suggestSearch query': { good: [{ q: 'ca' }], bad: [{}, { q: long(201) }] },
  'listEvents query': {
    good: [
      {},
      { limit: '1' },
      { category: 'Outdoor & Nature' },
      { ids: '5,8' },
      { host: '5' },
      { category: Array.from({ length: 30 }, (_, i) => `Category ${i}`) },
      { limit: `${maxListLimit}`, minPrice: '0', maxPrice: '10000', within: '20000', sort: 'featured' },
    ],
    bad: [
      { limit: '0' },
      { limit: `${maxListLimit + 1}` },
      { maxPrice: '10001' },
      { within: '0' },
      { within: '20001' },
      { minMatch: '11' },
      { sort: 'name' },
      { from: '2027-02-30' },
      { q: long(201) },
      { category: Array.from({ length: 31 }, (_, i) => `Category ${i}`) },
      { category: ['Outdoor & Nature', 'a\nb'] },
      { ids: '' },
      { host: '0' },
      { host: 'x' },
      { ids: '5,x' },
      { ids: '3000000000' },
    ],
  },
  'changeSavedEvents body': {
    good: [{}, { save: [1, 2] }, { remove: Array.from({ length: 200 }, (_, i) => i + 1) }],
    bad: [{ save: Array.from({ length: 201 }, (_, i) => i + 1) }, { save: [0] }, { remove: ['x'] }, { save: 5 }],
  },
  'countFilters query': {
    good: [
      {},
      { q: 'dawn', category: ['Outdoor & Nature', 'Food & Drink'], maxPrice: '0', near: 'Banff', within: '250' },
    ],
    bad: [{ maxPrice: '10001' }, { from: '2027-02-30' }, { within: '0' }],
  },
  'relaxFilters query': {
    good: [{}, { q: 'dawn', category: 'Food & Drink', from: '2027-02-01', minMatch: '8', with: '5' }],
    bad: [{ maxPrice: '10001' }, { to: '2027-02-30' }, { minMatch: '11' }],
  },
  'mapTowns query': {
    good: [{ area: '-180,-90,180,90' }, { area: '170,-10,-170,10' }],
    bad: [{}, { area: '' }, { area: '170,-10,170,10' }, { area: '1,2,3' }, { area: 'a,b,c,d' }],
  },
  'mapEvents query': {
    good: [{}, { q: 'dawn', near: 'Banff', minMatch: '8', with: '5', sort: 'match', area: '-180,-90,180,90' }],
    bad: [
      { area: '' },
      { area: '1,2,3' },
      { area: '170,-10,170,10' },
      { area: '0,0,10,91' },
      { area: `0,0,10,${'9'.repeat(80)}` },
      { within: '0' },
    ],
  },
};
