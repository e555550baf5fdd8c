import {
  maxSavedViews,
  savedViewLists,
  savedViewNameMaxLength,
  savedViewPattern,
  savedViewQueryMaxLength,
} from '@ascendant/domain/site/saved-view';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, line } from './wire';

/** Filters and an order of a list, under a name that an admin gave them. */
export const savedView = z.object({
  id,
  list: z.enum(savedViewLists),
  name: z.string(),
  /** as an address has it, without its question mark: 'status=draft&sort=title' */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewRoutes = nameRoutes({
  listSavedViews: defineRoute('GET /api/admin/saved-views', {
    summary: 'List the filters that you have saved, by name',
    reply: { 200: z.array(savedView) },
  }),
  saveView: defineRoute('POST /api/admin/saved-views', {
    summary: `Save filters and an order of a list under a name, replacing what it meant before; at most ${maxSavedViews} per list. Searched text can't be saved`,
    body: z.strictObject({
      list: z.enum(savedViewLists),
      name: line(savedViewNameMaxLength, 'Please enter a name'),
      query: z
        .string()
        .max(savedViewQueryMaxLength)
        .regex(savedViewPattern, 'Choose a filter or an order first; what you search for isn’t saved'),
    }),
    example: { body: { list: 'events', name: 'Drafts', query: 'status=draft' } },
    reply: { 200: savedView },
  }),
  removeView: defineRoute('DELETE /api/admin/saved-views/:id', {
    summary: 'Delete filters that you have saved',
    params: idParams,
    reply: { 204: null },
  }),
});
