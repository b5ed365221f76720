import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../../scripts/model/document.ts';
import { arrayOf, isObject, objectOf } from '../../scripts/diff/json.ts';
import { objectAt } from './bundle.ts';
import { Instances, pick, type Random } from './instances.ts';

export interface Request {
  method: string;
  path: string;
  parameters: Record<string, Json>;
  mediaType?: string;
  body?: Json;
}

export interface Response {
  method: string;
  path: string;
  status: number;
  headers: Record<string, Json>;
  /** The media types that the request could accept. */
  offered: string[];
  mediaType?: string;
  body?: Json;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * One side of an exchange. It creates requests and responses that a document allows, and validates the other side's. It
 * shares only JSON helpers with the diff.
 */
export class Exchanges {
  readonly #document: JsonObject;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: JsonObject) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema({ $id: 'document', ...structuredClone(document) }, 'document', false, false);
  }

  operations(): { method: string; path: string }[] {
    return Object.entries(objectOf(this.#document['paths'])).flatMap(([path, item]) =>
      METHODS.filter((method) => isObject(objectOf(item)[method])).map((method) => ({ method, path })),
    );
  }

  /** Creates a random request that the document allows; undefined if it can't find one. */
  makeRequest(random: Random, { method, path }: { method: string; path: string }): Request | undefined {
    const operation = this.#operation(method, path);
    if (!operation) return undefined;
    const instances = new Instances(this.#document, random);
    const parameters: Record<string, Json> = {};
    for (const { key, parameter, pointer } of this.#parameters(operation, path, method)) {
      if (parameter['required'] !== true && random() < 0.5) continue;
      const value = this.#valid(random, instances, parameter['schema'] ?? true, pointer);
      if (value !== undefined) parameters[key] = value;
      else if (parameter['required'] === true) return undefined;
    }
    const request: Request = { method, path, parameters };
    const body = this.#follow(operation['requestBody']);
    if (!body || (body.value['required'] !== true && random() < 0.3)) return request;
    const types = Object.keys(objectOf(body.value['content']));
    if (types.length === 0) return request;
    const mediaType = pick(random, types);
    const pointer = `${body.pointer ?? `${place(path, method)}/requestBody`}/content/${escape(mediaType)}/schema`;
    const schema = objectOf(objectOf(body.value['content'])[mediaType])['schema'] ?? true;
    const value = this.#valid(random, instances, schema, pointer);
    return value === undefined ? undefined : { ...request, mediaType, body: value };
  }

  /** Returns the reason that the document forbids a request; undefined if it allows it. */
  refuseRequest({ method, path, parameters, mediaType, body }: Request): string | undefined {
    const operation = this.#operation(method, path);
    if (!operation) return 'no such operation';
    const declared = this.#parameters(operation, path, method);
    for (const { key, parameter, pointer } of declared) {
      const value = parameters[key];
      if (value === undefined && parameter['required'] === true) return `${key} is missing`;
      const problem = value === undefined ? undefined : this.#refuse(pointer, value, parameter['schema']);
      if (problem) return `${key}: ${problem}`;
    }
    const unknown = Object.keys(parameters).find((key) => !declared.some((one) => one.key === key));
    if (unknown !== undefined) return `${unknown} is not declared`;
    const expected = this.#follow(operation['requestBody']);
    if (!expected) return mediaType === undefined ? undefined : 'a body is not accepted';
    if (mediaType === undefined)
      return expected.value['required'] === true ? 'the body is missing' : undefined;
    const holder = objectOf(expected.value['content'])[mediaType];
    if (!isObject(holder)) return `${mediaType} is not accepted`;
    const base = expected.pointer ?? `${place(path, method)}/requestBody`;
    return this.#refuse(`${base}/content/${escape(mediaType)}/schema`, body ?? null, holder['schema']);
  }

  /** Creates a random response that the document allows; undefined if it can't find one. */
  makeResponse(random: Random, { method, path }: { method: string; path: string }): Response | undefined {
    const responses = objectOf(this.#operation(method, path)?.['responses']);
    if (Object.keys(responses).length === 0) return undefined;
    // Errors are numerous and similar, so make successes as frequent as all errors together.
    const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
    const key = pick(random, successes.length > 0 && random() < 0.5 ? successes : Object.keys(responses));
    const response = this.#follow(responses[key]);
    if (!response) return undefined;
    const status = statusOf(random, key, Object.keys(responses));
    const base = response.pointer ?? `${place(path, method)}/responses/${key}`;
    const instances = new Instances(this.#document, random);
    const headers: Record<string, Json> = {};
    for (const [name, entry] of Object.entries(objectOf(response.value['headers']))) {
      const header = this.#follow(entry);
      if (!header || (header.value['required'] !== true && random() < 0.5)) continue;
      const pointer = `${header.pointer ?? `${base}/headers/${escape(name)}`}/schema`;
      const value = this.#valid(random, instances, header.value['schema'] ?? true, pointer);
      if (value === undefined) return undefined;
      headers[name] = value;
    }
    const types = Object.keys(objectOf(response.value['content']));
    if (types.length === 0) return { method, path, status, headers, offered: types };
    const mediaType = pick(random, types);
    const schema = objectOf(objectOf(response.value['content'])[mediaType])['schema'] ?? true;
    const body = this.#valid(random, instances, schema, `${base}/content/${escape(mediaType)}/schema`);
    return body === undefined
      ? undefined
      : { method, path, status, headers, offered: types, mediaType, body };
  }

  /**
   * Returns the reason that a client written for the document doesn't expect a response; undefined if it does. Clients
   * expect errors with undeclared statuses, and only media types that they accept.
   */
  refuseResponse({ method, path, status, headers, offered, mediaType, body }: Response): string | undefined {
    const operation = this.#operation(method, path);
    if (!operation) return undefined;
    const responses = objectOf(operation['responses']);
    const key = [String(status), `${String(status).charAt(0)}XX`, 'default'].find(
      (one) => responses[one] !== undefined,
    );
    if (key === undefined) return status < 400 ? `${status} is not declared` : undefined;
    const expected = this.#follow(responses[key]);
    if (!expected) return undefined;
    const base = expected.pointer ?? `${place(path, method)}/responses/${key}`;
    for (const [name, entry] of Object.entries(objectOf(expected.value['headers']))) {
      const header = this.#follow(entry);
      const value = headers[name];
      if (value === undefined && header?.value['required'] === true) return `${name} is missing`;
      if (value === undefined || !header) continue;
      const pointer = `${header.pointer ?? `${base}/headers/${escape(name)}`}/schema`;
      const problem = this.#refuse(pointer, value, header.value['schema']);
      if (problem) return `${name}: ${problem}`;
    }
    const types = objectOf(expected.value['content']);
    if (Object.keys(types).length === 0) return undefined;
    if (mediaType === undefined) return 'the body is missing';
    const missing = Object.keys(types).find((type) => !offered.includes(type));
    if (missing !== undefined) return `${missing} is not offered`;
    const holder = types[mediaType];
    if (!isObject(holder)) return undefined;
    return this.#refuse(`${base}/content/${escape(mediaType)}/schema`, body ?? null, holder['schema']);
  }

  #operation(method: string, path: string): JsonObject | undefined {
    const operation = objectOf(objectOf(this.#document['paths'])[path])[method];
    return isObject(operation) ? operation : undefined;
  }

  #parameters(
    operation: JsonObject,
    path: string,
    method: string,
  ): { key: string; parameter: JsonObject; pointer: string }[] {
    return arrayOf(operation['parameters']).flatMap((entry, index) => {
      const resolved = this.#follow(entry);
      if (!resolved) return [];
      const key = `${String(resolved.value['in'])} ${String(resolved.value['name'])}`;
      const pointer = `${resolved.pointer ?? `${place(path, method)}/parameters/${index}`}/schema`;
      return [{ key, parameter: resolved.value, pointer }];
    });
  }

  #follow(node: Json | undefined): { value: JsonObject; pointer?: string } | undefined {
    if (!isObject(node)) return undefined;
    if (typeof node['$ref'] !== 'string') return { value: node };
    const pointer = node['$ref'].slice(1);
    return { value: objectAt(this.#document, pointer), pointer };
  }

  #valid(random: Random, instances: Instances, schema: Json, pointer: string): Json | undefined {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const value = instances.make(schema);
      if (this.#refuse(pointer, value, schema) === undefined) return value;
      if (random() < 0.02) break;
    }
    return undefined;
  }

  #refuse(pointer: string, value: Json, schema: Json | undefined): string | undefined {
    if (schema === undefined) return undefined;
    const validate =
      this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    this.#validators.set(pointer, validate);
    return validate(value) ? undefined : explain(validate.errors, value);
  }
}

function explain(errors: ErrorObject[] | null | undefined, value: Json): string {
  const [error] = errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? ''} in ${JSON.stringify(value).slice(0, 300)}`;
}

function place(path: string, method: string): string {
  return `/paths/${escape(path)}/${method}`;
}

function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function statusOf(random: Random, key: string, keys: readonly string[]): number {
  if (/^\d+$/.test(key)) return Number(key);
  const hundreds = key === 'default' ? 4 : Number(key.charAt(0));
  const free = [0, 1, 2, 4, 9, 18, 22, 29]
    .map((rest) => hundreds * 100 + rest)
    .filter((status) => !keys.includes(String(status)));
  return pick(random, free);
}
