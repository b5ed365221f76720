// @ts-check
/**
 * The `x-` extensions of this interface, as Redocly node types. With them Redocly follows references inside the
 * extensions, visits their nodes, and calls a key that it does not know an error.
 *
 * @import { NodeType } from '@redocly/openapi-core'
 */

const text = /** @type {const} */ ({ type: 'string' });
const texts = /** @type {const} */ ({ type: 'array', items: text });
const flag = /** @type {const} */ ({ type: 'boolean' });

/** What is not known of a gap's subject. */
const gapKinds = [
  'address',
  'behaviour',
  'limit',
  'operation',
  'parameter-name',
  'partial-types',
  'placement',
  'presence',
  'shape',
  'shape+behaviour',
  'status-code',
  'status-code+body',
  'values',
];

/** What pages of the documentation link to a guide for. */
const guideSubjects = ['deliveries', 'errors', 'keys', 'unknowns', 'versions'];

/** What a parameter without a name is there for. */
const roles = ['deletion-mode', 'order-column', 'sort-direction'];

/** May stand on any object that may carry extensions. @type {NodeType['properties']} */
const everywhere = { 'x-gap': texts, 'x-amb': texts, 'x-since': text };

/** @type {Record<string, NodeType['properties']>} */
const onKnownTypes = {
  Root: {
    'x-gap-register': 'GapRegister',
    'x-ambiguities': 'AmbiguityRegister',
    'x-conditions': 'ConditionRegister',
    'x-overview': 'Overview',
    'x-guides': 'Guides',
    'x-unplaced': 'Unplaced',
  },
  Info: { 'x-changelog': 'Changelog' },
  Tag: {
    'x-states': 'Schema',
    'x-schemas': 'SchemaReferences',
  },
  // `x-conditions` of an operation is computed by the bundler.
  Operation: { 'x-unnamed-parameters': 'UnnamedParameters', 'x-conditions': texts },
  Schema: {
    // Read by the contract check: what holds between the members of an object.
    'x-relations': 'Relations',
    // Read by the documentation: what each value of an `enum` means.
    'x-enumDescriptions': 'EnumDescriptions',
  },
};

/** @type {Record<string, NodeType>} */
const ownTypes = {
  GapRegister: { properties: {}, items: 'Gap' },
  Gap: {
    properties: {
      id: text,
      title: text, // in a reader's words; the heading of the entry
      origin: { enum: ['stated', 'implied'] },
      kind: { enum: gapKinds },
      statement: text,
      section: text,
      subjects: texts,
      everywhere: flag, // holds for the whole interface, and is said once
      closed: 'Closed', // the entry stays
      nodes: texts, // computed by the bundler
    },
    required: ['id', 'title', 'origin', 'kind', 'statement', 'section'],
  },
  Closed: {
    properties: {
      known: text, // what is known now, in one sentence
      source: text, // a version of the interface document, or the service that somebody saw
      date: text,
    },
    required: ['known', 'source', 'date'],
  },
  AmbiguityRegister: { properties: {}, items: 'Ambiguity' },
  Ambiguity: {
    properties: {
      id: text,
      title: text,
      ambiguity: text,
      assumption: text, // a whole sentence, for the reader of the page where it appears
      internal: flag, // about how the spec is written, and not about the service
      section: text,
      nodes: texts, // computed by the bundler
    },
    required: ['id', 'title', 'ambiguity', 'assumption', 'section'],
  },
  ConditionRegister: { properties: {}, items: 'Condition' },
  Condition: {
    properties: {
      id: text,
      title: text,
      status: { type: 'integer' },
      when: text,
      section: text,
      applies: (/** @type {unknown} */ value) =>
        Array.isArray(value)
          ? texts
          : { enum: ['every-operation', 'path-slug', 'request-body', 'not-get', 'put'] },
      operations: texts, // computed by the bundler
    },
    required: ['id', 'title', 'status', 'when', 'section', 'applies'],
  },
  Changelog: { properties: {}, items: 'Release' },
  Release: {
    properties: { version: text, breaking: flag, changes: 'Changes' },
    required: ['version', 'breaking', 'changes'],
  },
  Changes: { properties: {}, items: 'Change' },
  Change: {
    properties: { text, affects: texts, adds: texts, migrate: text },
    required: ['text'],
  },
  Guides: { properties: {}, items: 'Guide' },
  // How the documentation puts guides and groups together.
  Overview: { properties: { ways: 'Ways', columns: 'Columns' }, required: ['ways', 'columns'] },
  Ways: { properties: {}, items: 'Way' },
  Way: {
    properties: { title: text, text, guides: texts, groups: texts },
    required: ['title', 'text', 'groups'],
  },
  Columns: { properties: {}, items: 'Column' },
  Column: { properties: { id: text, title: text, groups: texts }, required: ['id', 'title', 'groups'] },
  Guide: {
    // `about`: what pages of the documentation link to the guide for.
    properties: { id: text, title: text, about: { enum: guideSubjects }, content: text },
    required: ['id', 'title', 'content'],
  },
  Unplaced: { properties: { operations: 'UnplacedOperations' }, required: ['operations'] },
  UnplacedOperations: { properties: {}, items: 'UnplacedOperation' },
  UnplacedOperation: {
    properties: {
      operationId: text,
      tag: text,
      summary: text,
      description: text,
      requestBody: 'RequestBody',
      'x-unnamed-parameters': 'UnnamedParameters',
    },
    required: ['operationId', 'summary', 'x-gap'],
  },
  UnnamedParameters: { properties: {}, items: 'UnnamedParameter' },
  UnnamedParameter: {
    properties: {
      role: { enum: roles },
      in: { enum: ['query', 'header', 'path'] },
      description: text,
      schema: 'Schema',
    },
    required: ['role', 'in', 'schema', 'x-gap'],
  },
  Relations: { properties: {}, items: 'Relation' },
  Relation: { properties: { says: text, holds: text }, required: ['says', 'holds'] },
  SchemaReferences: { properties: {}, items: 'Schema' },
  EnumDescriptions: { properties: {}, additionalProperties: text },
};

/**
 * Adds the extensions to the node types of OpenAPI.
 *
 * @param {Record<string, NodeType>} types node types by name
 * @returns {Record<string, NodeType>} the same with our properties and types added
 */
export function extendTypes(types) {
  /** @type {Record<string, NodeType>} */
  const extended = {};
  for (const [name, given] of Object.entries({ ...types, ...ownTypes })) {
    // Of our own types, those with required keys are objects; the others are lists and maps.
    const type = name in ownTypes && given.required ? { ...given, extensionsPrefix: 'x-' } : given;
    const anywhere = type.extensionsPrefix ? everywhere : {};
    extended[name] = {
      ...type,
      properties: { ...type.properties, ...anywhere, ...onKnownTypes[name] },
      // OpenAPI 3.1 lets an operation be without responses, and a document without paths; nothing can be made of either.
      ...(name === 'Operation' ? { required: ['responses'] } : {}),
      ...(name === 'Root' ? { required: ['openapi', 'info', 'paths'] } : {}),
    };
  }
  return extended;
}

/** Names of the extensions that may stand in a Schema, for validators that want to know every keyword. */
export const schemaExtensions = [...Object.keys(everywhere), ...Object.keys(onKnownTypes['Schema'] ?? {})];

/**
 * Names of the extensions that may stand in a node of a type: those of this interface, and no other that Redocly knows.
 *
 * @param {string} typeName
 */
export function extensionsOf(typeName) {
  const own = { ...onKnownTypes[typeName], ...ownTypes[typeName]?.properties };
  return [...Object.keys(everywhere), ...Object.keys(own).filter((key) => key.startsWith('x-'))];
}
