import { catalogRoutes } from '@ascendant/contract/catalog';
import { beforeAll, expect, it } from 'vitest';
import { categories, eventFeatures } from '../../../db/schema/catalog';
import { testApp } from '../../../test/test-app';
import { catalogModule } from './catalog.module';

const app = await testApp({ modules: [catalogModule] });
const rows = [
  { name: 'sailing', description: 'With the wind' },
  { name: 'Caving', description: null },
  { name: 'Retired', isActive: false },
];

beforeAll(async () => {
  await app.db.insert(categories).values(rows);
  await app.db.insert(eventFeatures).values(rows);
});

it.each([catalogRoutes.listCategories, catalogRoutes.listEventFeatures])(
  'AUT $path tells everybody the active ones, by name in any case',
  async (route) => {
    const { body } = await app.call(route);
    expect(body.map(({ name, description, isActive }) => ({ name, description, isActive }))).toEqual([
      { name: 'Caving', description: null, isActive: true },
      { name: 'sailing', description: 'With the wind', isActive: true },
    ]);
  },
);
