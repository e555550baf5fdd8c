import { keptFormMaxLength, keptFormPattern, keptFormsAtMost } from '@ascendant/domain/event/form/kept-form';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { instant } from './wire';

/** An unfinished form, as its editor wrote it. We only keep it: the editor checks it when it's read again. */
export const keptForm = z.object({
  /** 'event new', 'event 7' */
  form: z.string().regex(keptFormPattern),
  value: z
    .record(z.string(), z.json())
    .refine((value) => JSON.stringify(value).length <= keptFormMaxLength, 'This form is too long to save'),
  keptAt: instant,
});
export type KeptForm = z.infer<typeof keptForm>;

export const keptFormRoutes = nameRoutes({
  listKeptForms: defineRoute('GET /api/user/kept-forms', {
    summary: 'List the event forms you hadn’t finished when you signed out',
    reply: { 200: z.array(keptForm) },
  }),
  keepForms: defineRoute('PUT /api/user/kept-forms', {
    summary: 'Save unfinished event forms across a sign-out, replacing those saved before',
    maxBodyBytes: 256 * 1024,
    body: z.object({ forms: z.array(keptForm).max(keptFormsAtMost) }),
    reply: { 204: null },
  }),
});
