import { setImmediate } from 'node:timers/promises';
import { errorBody } from '@ascendant/contract/errors';
import { factorRoutes } from '@ascendant/contract/factor';
import type { Route, RouteFacts } from '@ascendant/contract/route';
import type { UploadRule } from '@ascendant/contract/upload';
import { confirmationLength } from '@ascendant/domain/person/account-limits';
import { z } from 'zod';
import type {
  DescribedApi,
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
} from './openapi-types';

const error: JsonSchema = { $ref: '#/components/schemas/Error' };

/**
 * The OpenAPI document of some calls, generated from the contract so that it can't differ from it. One call takes milliseconds, and all of them
 * half a second, so other requests get their turn between them.
 */
export async function openApiDocument(api: DescribedApi, publicUrl: string): Promise<OpenApiDocument> {
  const paths = new Map<string, Record<string, OpenApiOperation>>();
  for (const route of api.routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths.set(path, { ...paths.get(path), [route.method.toLowerCase()]: operation(route) });
    await setImmediate();
  }
  const named = nameSchemas(Object.fromEntries(paths));
  return {
    openapi: '3.1.0',
    info: { title: api.title, version: '1', description: api.description },
    servers: [{ url: publicUrl }],
    ...(api.takesKeys && { security: [{ key: [] }] }),
    paths: named.paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output'), ...named.schemas },
      ...(api.takesKeys && { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } }),
    },
  };
}

/** Puts schemas that have a name among the components, where every call finds the same one. */
function nameSchemas(paths: OpenApiDocument['paths']): Pick<OpenApiDocument, 'paths'> & {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
} {
  const schemas: Record<string, JsonSchema> = {};
  const text = JSON.stringify(paths, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('$defs' in value)) return value;
    const { $defs: named, ...rest } = value;
    Object.assign(schemas, named);
    return rest;
  });
  const refer = (json: string) => JSON.parse(json.replaceAll('"#/$defs/', '"#/components/schemas/'));
  return { paths: refer(text), schemas: refer(JSON.stringify(schemas)) };
}

function operation(route: Route): OpenApiOperation {
  return {
    // Names are of all calls; an API's own calls are told apart by their address.
    operationId: route.name.replace('V1', ''),
    summary: route.summary,
    parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query), ...keyOf(route)],
    ...requestBody(route),
    responses: { ...replies(route), ...confirmation(route), default: { description: 'Error', content: json(error) } },
  };
}

function requestBody({ body, upload, form, example }: Route): Pick<OpenApiOperation, 'requestBody'> {
  if (upload !== undefined) return { requestBody: { required: true, content: formOf(upload, form) } };
  if (body === undefined) return {};
  const shown = example?.body === undefined ? {} : { examples: [example.body] };
  return { requestBody: { required: true, content: json({ ...schemaOf(body, 'input'), ...shown }) } };
}

function formOf({ field, types, maxBytes, isOptional }: UploadRule, fields: Route['form']): OpenApiContent {
  const file = { type: 'string', format: 'binary', description: `${types.join(', ')}; at most ${maxBytes} bytes` };
  const others = Object.keys(fields?.shape ?? {}).map((name) => [name, { type: 'string' }]);
  const properties = { ...Object.fromEntries(others), [field]: file };
  const required = isOptional === true ? [] : [field];
  return { 'multipart/form-data': { schema: { type: 'object', required, properties } } };
}

function replies({ reply, file }: Pick<RouteFacts, 'reply' | 'file'>): OpenApiOperation['responses'] {
  if (file !== undefined)
    return { 200: { description: 'A file', content: { [file]: { schema: { type: 'string', format: 'binary' } } } } };
  return Object.fromEntries(
    Object.entries(reply).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Success, no content' }
        : { description: 'Success', content: json(schemaOf(schema, 'output')) },
    ]),
  );
}

/** How a client that's asked again goes on. Source: rule SES-11. */
function confirmation({ sensitive }: Route): OpenApiOperation['responses'] {
  if (sensitive === undefined) return {};
  const { method, path } = factorRoutes.confirmIdentity;
  const description =
    `confirmation_required, ${sensitive}, when the session was last confirmed more than ${confirmationLength} ago: ` +
    `send ${method} ${path} with your password, or sign in again, then the same call again`;
  return { 403: { description, content: json(error) } };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): readonly OpenApiParameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(value, undefined).success,
    schema: schemaOf(value, 'input'),
  }));
}

function keyOf({ takesKey }: Route): readonly OpenApiParameter[] {
  if (takesKey === undefined) return [];
  const required = takesKey === 'always';
  return [{ name: 'Idempotency-Key', in: 'header', required, schema: { type: 'string', maxLength: 255 } }];
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // Replies get more fields in time, so clients mustn't refuse them.
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties;
    },
  });
  return rest;
}

function json(schema: JsonSchema): OpenApiContent {
  return { 'application/json': { schema } };
}
