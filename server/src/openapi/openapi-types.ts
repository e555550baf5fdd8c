import type { Route } from '@ascendant/contract/route';

/** JSON Schema as zod writes it. It's shown as it is and never inspected. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** By media type. */
export type OpenApiContent = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: OpenApiContent };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: OpenApiContent }>>;
}

/** Which calls a document is about, and what it says of them. */
export interface DescribedApi {
  readonly routes: readonly Route[];
  readonly title: string;
  readonly description: string;
  /** Whether it's asked with an API key. */
  readonly takesKeys: boolean;
}

/** The subset of OpenAPI 3.1 that our calls need. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes?: Readonly<Record<string, JsonSchema>>;
  };
}
