import { z } from 'zod';
import { defineRoute } from './route';
import { id } from './wire';

/** A category of events or an event feature: both have this shape (specification 2, section 3 (Events and commerce)). */
export const catalogEntry = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
});
export type CatalogEntry = z.infer<typeof catalogEntry>;

export const catalogRoutes = {
  listCategories: defineRoute('listCategories', {
    summary: 'Active categories by name',
    reply: { 200: z.array(catalogEntry) },
  }),
  listEventFeatures: defineRoute('listEventFeatures', {
    summary: 'Active event features by name',
    reply: { 200: z.array(catalogEntry) },
  }),
};
