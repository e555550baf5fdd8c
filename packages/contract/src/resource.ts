import {
  maxNeedAmount,
  maxNeedMinutes,
  maxNeeds,
  maxResourceGroups,
  maxResourceQuantity,
  maxResources,
  needKinds,
  resourceNameMaxLength,
} from '@ascendant/domain/event/need';
import { extraNameMaxLength } from '@ascendant/domain/pricing/extra-form';
import { z } from 'zod';
import { defineRoute, nameRoutes } from './route';
import { id, idParams, line } from './wire';

const name = line(resourceNameMaxLength, 'Please enter a name');

const resource = z.strictObject({
  /** null for a new one */
  id: id.nullable(),
  name,
  quantity: z.int().min(1).max(maxResourceQuantity),
  /** how many people one carries; null if that isn't said */
  carries: z.int().min(1).max(maxResourceQuantity).nullable(),
  /** the guide it is, a member of the organization */
  memberId: id.nullable(),
  /** it isn't assigned any more */
  isRetired: z.boolean(),
});

const resourceGroup = z.strictObject({ id: id.nullable(), name, resources: z.array(resource).max(maxResources) });
export type ResourceGroup = z.infer<typeof resourceGroup>;

const groups = z.strictObject({
  /** each with those that can stand in for each other, in the order in which they're assigned */
  groups: z.array(resourceGroup).max(maxResourceGroups),
});

const need = z.strictObject({
  group: id,
  by: z.enum(needKinds),
  amount: z.int().min(1).max(maxNeedAmount),
  /** for how many people one amount is enough */
  per: z.int().min(1).max(maxNeedAmount),
  /** its name, and its choice if it has any; empty if it isn't for one */
  extra: line(extraNameMaxLength),
  choice: line(extraNameMaxLength),
  /** minutes of set-up before the start, and after the end */
  before: z.int().min(0).max(maxNeedMinutes),
  after: z.int().min(0).max(maxNeedMinutes),
});

const needs = z.strictObject({ needs: z.array(need).max(maxNeeds).readonly() });

const tern = { id: null, name: 'Tern', quantity: 1, carries: 8, memberId: null, isRetired: false };
const aBoat = { group: 1, by: 'date' as const, amount: 1, per: 1, extra: '', choice: '', before: 30, after: 45 };

export const resourceRoutes = nameRoutes({
  listResources: defineRoute('GET /api/organizer/resources', {
    summary: 'List the boats, guides and stock that your dates share',
    reply: { 200: groups },
  }),
  saveResources: defineRoute('PUT /api/organizer/resources', {
    summary: 'Add and change groups of resources. Those that aren’t named stay as they are',
    body: groups,
    example: { body: { groups: [{ id: null, name: 'Boats', resources: [tern] }] } },
    reply: { 200: groups },
  }),
  getNeeds: defineRoute('GET /api/events/:id/needs', {
    summary: 'See what each date of an event’s series takes of resource groups',
    params: idParams,
    reply: { 200: needs },
  }),
  setNeeds: defineRoute('PUT /api/events/:id/needs', {
    summary: 'Set what each date of an event’s series takes of resource groups',
    params: idParams,
    body: needs,
    example: { body: { needs: [aBoat] } },
    reply: { 200: needs },
  }),
});
