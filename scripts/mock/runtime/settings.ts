import type { InterfaceFacts } from './interface-facts.ts';
import type { Fault, KeyKind, Settings } from './api.ts';
import { SettingsError } from './errors.ts';
import { isPossibleFault } from './faults.ts';
import { quote } from './json.ts';
import { isKey, isKeyKind, keyKinds } from './keys.ts';

/** Practically no limit: the real one is not shown (GAP-026). */
export const defaultRateLimit = 1_000_000;

/** Members of a fault that only one kind has, which must have it. */
const memberOfKind = { delay: 'slow', status: 'status', condition: 'condition' } as const;

const faultKinds = ['slow', 'reset', 'lost-response', 'truncated', 'status', 'condition'] as const;

/** The settings of a mock that was told nothing. */
export function defaultSettings(facts: InterfaceFacts): Settings {
  return {
    latency: 0,
    rateLimit: defaultRateLimit,
    maintenance: false,
    keys: {},
    languages: [...new Set([...[facts.usualLanguage ?? []].flat(), ...facts.languages])],
    faults: [],
  };
}

/**
 * Changes some settings.
 *
 * @param change what comes from outside: the settings to change, each replaced as a whole
 * @param others what else could have stood there, for the message about an unknown name
 * @throws SettingsError when a name or a value is not one of a setting
 */
export function changeSettings(
  settings: Settings,
  change: unknown,
  facts: InterfaceFacts,
  others: readonly string[] = [],
): Settings {
  if (!isObject(change)) throw new SettingsError('The settings must be an object.');
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(change)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof Settings] : undefined;
    if (!check)
      throw new SettingsError(
        `There is no setting ${quote(name)}. The settings are: ${[...others, ...Object.keys(checks)].join(', ')}.`,
      );
    if (value !== undefined) checked[name] = check(value, facts);
  }
  return { ...settings, ...checked };
}

const checks: {
  readonly [name in keyof Settings]: (value: unknown, facts: InterfaceFacts) => Settings[name];
} = {
  latency: (value) => whole('latency', value, 0, 600_000),
  rateLimit: (value) => whole('rateLimit', value, 0, Number.MAX_SAFE_INTEGER),
  maintenance(value) {
    if (typeof value !== 'boolean') throw new SettingsError('maintenance must be true or false.');
    return value;
  },
  keys(value) {
    if (!isObject(value)) throw new SettingsError('keys must be an object.');
    // A key is never repeated in a message.
    if (!Object.values(value).every(isKeyKind))
      throw new SettingsError(`The value of a key must be one of ${keyKinds.join(', ')}.`);
    if (!Object.keys(value).every(isKey))
      throw new SettingsError('A key must be printable ASCII, since no other can be sent.');
    return { ...value } as Record<string, KeyKind>;
  },
  languages(value, facts) {
    if (!Array.isArray(value) || value.length === 0)
      throw new SettingsError('languages must be a list of locale codes.');
    for (const code of value as unknown[]) {
      if (typeof code !== 'string' || !facts.languages.includes(code))
        throw new SettingsError(`languages: ${quote(code)} is not a locale code of the interface.`);
    }
    return [...new Set(value as string[])];
  },
  faults(value, facts) {
    if (!Array.isArray(value)) throw new SettingsError('faults must be a list.');
    return (value as unknown[]).map((fault, index) => checkFault(fault, `faults[${index}]`, facts));
  },
};

function checkFault(fault: unknown, place: string, facts: InterfaceFacts): Fault {
  if (!isObject(fault)) throw new SettingsError(`${place} must be an object.`);
  const { operation, kind, times = 1, delay, status, condition, ...others } = fault;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new SettingsError(`${place}: a fault has no member ${quote(other)}.`);
  if (operation !== undefined && !facts.operations.some(({ id }) => id === operation))
    throw new SettingsError(`${place}: there is no operation ${quote(operation)}.`);
  const known = faultKinds.find((each) => each === kind);
  if (!known) throw new SettingsError(`${place}.kind must be one of ${faultKinds.join(', ')}.`);
  for (const [member, owner] of Object.entries(memberOfKind)) {
    if (fault[member] !== undefined && owner !== known)
      throw new SettingsError(`${place}.${member} must be left out: only the kind ${owner} has it.`);
  }
  if (known === 'condition' && !facts.conditions.some(({ id }) => id === condition))
    throw new SettingsError(`${place}: there is no condition ${quote(condition)}.`);
  const checked: Fault = {
    kind: known,
    times: whole(`${place}.times`, times, 1, Number.MAX_SAFE_INTEGER),
    ...(operation === undefined ? {} : { operation: String(operation) }),
    ...(known === 'slow' ? { delay: whole(`${place}.delay`, delay, 0, 600_000) } : {}),
    ...(known === 'status' ? { status: whole(`${place}.status`, status, 400, 599) } : {}),
    ...(known === 'condition' ? { condition: String(condition) } : {}),
  };
  const named = facts.operations.find(({ id }) => id === operation);
  if (named && !isPossibleFault(checked, named, facts))
    throw new SettingsError(`${place}: ${named.id} never responds with ${quote(condition ?? status)}.`);
  return checked;
}

function whole(name: string, value: unknown, minimum: number, maximum: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum)
    throw new SettingsError(`${name} must be a whole number from ${minimum} to ${maximum}.`);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
