// @ts-check
/**
 * The `x-` extensions of this spec, as Redocly node types. They let Redocly follow references inside the extensions,
 * visit their nodes and reject unknown keys.
 *
 * @import { NodeType } from '@redocly/openapi-core'
 */

const text = /** @type {const} */ ({ type: 'string' });
const texts = /** @type {const} */ ({ type: 'array', items: text });
const flag = /** @type {const} */ ({ type: 'boolean' });

/** The kinds of unknowns. */
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

/** Subjects for which documentation pages link to a guide. */
const guideSubjects = ['deliveries', 'errors', 'keys', 'unknowns', 'versions'];

/** Roles of parameters whose names are unknown. */
const roles = ['deletion-mode', 'order-column', 'sort-direction'];

/** Allowed on every object that allows extensions. @type {NodeType['properties']} */
const everywhere = { 'x-gap': texts, 'x-amb': texts, 'x-since': text };

/** @type {Record<string, NodeType['properties']>} */
const standardTypeExtensions = {
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
  // The bundler computes `x-conditions`.
  Operation: { 'x-unnamed-parameters': 'UnnamedParameters', 'x-conditions': texts },
  Schema: {
    // Relations between an object's properties, evaluated by the contract check.
    'x-relations': 'Relations',
    // The meaning of each `enum` value, shown in the documentation.
    'x-enumDescriptions': 'EnumDescriptions',
  },
};

/** @type {Record<string, NodeType>} */
const customTypes = {
  GapRegister: { properties: {}, items: 'Gap' },
  Gap: {
    properties: {
      id: text,
      title: text, // the entry's heading
      origin: { enum: ['stated', 'implied'] },
      kind: { enum: gapKinds },
      statement: text,
      section: text,
      subjects: texts,
      everywhere: flag, // affects the whole API, so it is noted only once
      closed: 'Closed', // resolved; the entry stays in the register
      nodes: texts, // computed by the bundler
    },
    required: ['id', 'title', 'origin', 'kind', 'statement', 'section'],
  },
  Closed: {
    properties: {
      known: text, // the answer, in one sentence
      source: text, // a version of the interface document, or an observation of the service
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
      assumption: text, // a complete sentence, shown on the affected pages
      internal: flag, // about how the spec is written, not about the service
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
  // The arrangement of guides and resource groups in the documentation.
  Overview: { properties: { ways: 'Ways', columns: 'Columns' }, required: ['ways', 'columns'] },
  Ways: { properties: {}, items: 'Way' },
  Way: {
    properties: { title: text, text, guides: texts, groups: texts },
    required: ['title', 'text', 'groups'],
  },
  Columns: { properties: {}, items: 'Column' },
  Column: { properties: { id: text, title: text, groups: texts }, required: ['id', 'title', 'groups'] },
  Guide: {
    // `about`: the subjects for which documentation pages link to this guide.
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
 * Adds the extensions to the OpenAPI node types.
 *
 * @param {Record<string, NodeType>} types node types by name
 * @returns {Record<string, NodeType>} the types with our properties and types added
 */
export function extendTypes(types) {
  /** @type {Record<string, NodeType>} */
  const extended = {};
  for (const [name, definition] of Object.entries({ ...types, ...customTypes })) {
    // Among our own types, those with required keys are objects; the others are lists and maps.
    const type =
      name in customTypes && definition.required ? { ...definition, extensionsPrefix: 'x-' } : definition;
    const anywhere = type.extensionsPrefix ? everywhere : {};
    extended[name] = {
      ...type,
      properties: { ...type.properties, ...anywhere, ...standardTypeExtensions[name] },
      // OpenAPI 3.1 makes responses and paths optional, but the build needs both.
      ...(name === 'Operation' ? { required: ['responses'] } : {}),
      ...(name === 'Root' ? { required: ['openapi', 'info', 'paths'] } : {}),
    };
  }
  return extended;
}

/** The extensions allowed in a Schema, for validators that need a list of all keywords. */
export const schemaExtensions = [
  ...Object.keys(everywhere),
  ...Object.keys(standardTypeExtensions['Schema'] ?? {}),
];

/**
 * Lists the extensions allowed on a node type: this spec's own, without the others that Redocly supports.
 *
 * @param {string} typeName
 */
export function extensionsOf(typeName) {
  const properties = { ...standardTypeExtensions[typeName], ...customTypes[typeName]?.properties };
  return [...Object.keys(everywhere), ...Object.keys(properties).filter((key) => key.startsWith('x-'))];
}
