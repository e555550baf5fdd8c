import {
  catalogDescriptionMaxLength,
  categoryNameMaxLength,
  featureNameMaxLength,
} from '@ascendant/domain/event/limits';
import { rulingPlanets } from '@ascendant/domain/event/ruling-planets';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, line } from './wire';

/** A category of events or an event feature: both have this shape (specification 2, section 3 (Events and commerce)). */
export const catalogEntry = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
});
export type CatalogEntry = z.infer<typeof catalogEntry>;

/** An event feature as admins see it. */
export const adminEventFeature = catalogEntry.extend({
  /** how many events have it, whatever their status */
  eventCount: z.int().min(0),
});
export type AdminEventFeature = z.infer<typeof adminEventFeature>;

/** A category as admins see it. */
export const adminCategory = adminEventFeature.extend({
  /** none for the neutral weights */
  rulingPlanets: z.array(z.enum(rulingPlanets)),
});
export type AdminCategory = z.infer<typeof adminCategory>;

const nameRequired = 'Please enter a name';
const description = line(catalogDescriptionMaxLength).nullable().optional();

/** A new event feature. Source: specification 2, section 5 (Settings forms). */
export const eventFeatureBody = z.object({
  name: z.string(nameRequired).pipe(line(featureNameMaxLength, nameRequired)),
  description,
});

/** A new category. */
export const categoryBody = z.object({
  name: z.string(nameRequired).pipe(line(categoryNameMaxLength, nameRequired)),
  description,
  rulingPlanets: z.array(z.enum(rulingPlanets, 'Please choose from the list')).max(rulingPlanets.length).optional(),
});

/** What's left out doesn't change. */
const isActive = { isActive: z.boolean().optional() };
export const eventFeatureChange = eventFeatureBody.partial().extend(isActive);
export const categoryChange = categoryBody.partial().extend(isActive);

/** What happened to what was deleted: events keep what they use. */
const deleted = z.object({
  /** true if events use it, so that it was only deactivated */
  deactivated: z.boolean(),
  eventCount: z.int().min(0),
  message: z.string(),
});

export const catalogRoutes = nameRoutes({
  listCategories: defineRoute('GET /api/categories', {
    summary: 'List the active categories by name',
    shows: 'the catalog',
    reply: { 200: z.array(catalogEntry) },
  }),
  listEventFeatures: defineRoute('GET /api/event-features', {
    summary: 'List the active event features by name',
    shows: 'the catalog',
    reply: { 200: z.array(catalogEntry) },
  }),
  listAdminCategories: defineRoute('GET /api/admin/categories', {
    summary: 'List all categories by name, with the number of events that use each',
    reply: { 200: z.array(adminCategory) },
  }),
  createCategory: defineRoute('POST /api/admin/categories', {
    summary: 'Create a category',
    body: categoryBody,
    reply: { 201: adminCategory },
  }),
  updateCategory: defineRoute('PUT /api/admin/categories/:id', {
    summary: 'Rename, describe, activate or deactivate a category, or choose its ruling planets',
    params: idParams,
    body: categoryChange,
    reply: { 200: adminCategory },
  }),
  deleteCategory: defineRoute('DELETE /api/admin/categories/:id', {
    summary: 'Delete a category, or deactivate it if events use it',
    params: idParams,
    reply: { 200: deleted },
  }),
  listAdminEventFeatures: defineRoute('GET /api/admin/event-features', {
    summary: 'List all event features by name, with the number of events that use each',
    reply: { 200: z.array(adminEventFeature) },
  }),
  createEventFeature: defineRoute('POST /api/admin/event-features', {
    summary: 'Create an event feature',
    body: eventFeatureBody,
    reply: { 201: adminEventFeature },
  }),
  updateEventFeature: defineRoute('PUT /api/admin/event-features/:id', {
    summary: 'Rename, describe, activate or deactivate an event feature; events follow its new name',
    params: idParams,
    body: eventFeatureChange,
    reply: { 200: adminEventFeature },
  }),
  deleteEventFeature: defineRoute('DELETE /api/admin/event-features/:id', {
    summary: 'Delete an event feature, or deactivate it if events use it',
    params: idParams,
    reply: { 200: deleted },
  }),
});
