import type { Model } from '../../model/model.ts';
import type { Operation } from '../../model/operation.ts';
import { javaSample } from './java.ts';
import { literal, single } from './literals.ts';
import { download, environment, type SampleRequest, sampleRequest, target } from './request.ts';
import { clientSample, fieldValue } from './typescript-client.ts';

/** A program that sends a request and prints the response. */
export interface Sample {
  id: string;
  label: string;
  /** The tab's label. */
  short: string;
  language: string;
  text: string;
}

type Writer = (request: SampleRequest) => string;

const writers: readonly {
  id: string;
  label: string;
  short: string;
  language: string;
  comment: string;
  write: Writer;
}[] = [
  { id: 'curl', label: 'curl', short: 'curl', language: 'sh', comment: '#', write: curl },
  {
    id: 'client',
    label: 'TypeScript, client',
    short: 'TS client',
    language: 'ts',
    comment: '//',
    write: clientSample,
  },
  {
    id: 'fetch',
    label: 'TypeScript, fetch',
    short: 'TS fetch',
    language: 'ts',
    comment: '//',
    write: fetchSample,
  },
  {
    id: 'python',
    label: 'Python, requests',
    short: 'Python',
    language: 'python',
    comment: '#',
    write: python,
  },
  { id: 'php', label: 'PHP, curl', short: 'PHP', language: 'php', comment: '//', write: php },
  {
    id: 'java',
    label: 'Java, HttpClient',
    short: 'Java',
    language: 'java',
    comment: '//',
    write: javaSample,
  },
];

/** The languages of the samples, in order. */
export const sampleLanguages: readonly Omit<Sample, 'text'>[] = writers.map(
  ({ id, label, short, language }) => ({ id, label, short, language }),
);

/**
 * Writes an operation's samples, one per language. They send the same request and print the response body.
 *
 * @param model the API description, whose examples provide the values
 * @throws Error if a parameter has no example value
 */
export function writeSamples(model: Model, operation: Operation): Sample[] {
  const request = sampleRequest(model, operation);
  return writers.map(({ write, comment, ...sample }) => {
    const text = write(request);
    if (request.standIn === undefined) return { ...sample, text };
    const remark = `${comment} Placeholder: the body isn't documented (${request.standIn}).\n`;
    return {
      ...sample,
      text: text.startsWith('<?php\n') ? text.replace('<?php\n', `<?php\n${remark}`) : remark + text,
    };
  });
}

/** Quotes a text in single quotes for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function curl(request: SampleRequest): string {
  const { method, body, form = [], accept, keyHeader, path, query, readsBytes, headers } = request;
  // Put parameters on separate lines, so that they aren't cut off at the edge.
  const hasQuery = query.length > 0 && method === 'GET';
  const lines = [
    'curl --fail-with-body --silent --show-error',
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    `--header "${keyHeader}: $${environment.key}"`,
    `--header ${quoted(`Accept: ${accept}`)}`,
    ...(body
      ? [
          `--header ${quoted(`Content-Type: ${body.type}`)}`,
          `--data ${quoted(JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  '))}`,
        ]
      : []),
    ...form.map(({ name, value, isFile }) => `--form ${quoted(`${name}=${isFile ? '@' : ''}${value}`)}`),
    ...(readsBytes ? [`--output ${download}`] : []),
    ...(headers.length > 0 ? ['--include'] : []),
    ...(hasQuery ? ['--get', ...query.map(({ name, value }) => `--data ${quoted(`${name}=${value}`)}`)] : []),
    `"$${environment.address}${hasQuery ? path : target(request)}"`,
  ];
  return `${lines.join(' \\\n  ')}\n`;
}

function fetchSample(request: SampleRequest): string {
  const { method, body, form, accept, keyHeader, readsJson, readsBytes, headers, redirects } = request;
  const files = [
    ...(form?.some(({ isFile }) => isFile) ? ['readFile'] : []),
    ...(readsBytes ? ['writeFile'] : []),
  ];
  const lines = [
    ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises';`, ''] : []),
    ...(form ? ['const form = new FormData();', ...form.map(setField)] : []),
    `const response = await fetch(\`\${process.env['${environment.address}']}${target(request)}\`, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    ${single(keyHeader)}: process.env['${environment.key}'] ?? '',`,
    `    Accept: ${single(accept)},`,
    ...(body ? [`    'Content-Type': ${single(body.type)},`] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${literal('typescript', body.value, 1)}),`] : []),
    ...(form ? ['  body: form,'] : []),
    `  redirect: '${redirects ? 'manual' : 'error'}', // the key must only be sent to your base URL`,
    '});',
    `if (${redirects ? 'response.status >= 400' : '!response.ok'}) throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);`,
    ...headers.map((name) => `console.log(response.headers.get(${single(name)}));`),
    ...(headers.length > 0
      ? []
      : [
          readsJson
            ? 'console.log(JSON.stringify(await response.json(), null, 2));'
            : readsBytes
              ? `await writeFile('${download}', Buffer.from(await response.arrayBuffer()));`
              : 'console.log(await response.text());',
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

function setField(field: { name: string; value: string; isFile: boolean }): string {
  const name = field.isFile ? `, ${single(field.value)}` : '';
  return `form.append(${single(field.name)}, ${fieldValue(field)}${name});`;
}

function python(request: SampleRequest): string {
  const { method, path, query, body, form, accept, keyHeader, readsJson, readsBytes, headers, redirects } =
    request;
  const lines = [
    ...(readsJson ? ['import json'] : []),
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    os.environ["${environment.address}"] + "${path}",`,
    ...(query.length > 0
      ? [`    params={${query.map(({ name, value }) => `"${name}": ${JSON.stringify(value)}`).join(', ')}},`]
      : []),
    '    headers={',
    `        "${keyHeader}": os.environ["${environment.key}"],`,
    `        "Accept": "${accept}",`,
    '    },',
    ...(body ? [`    json=${literal('python', body.value, 1)},`] : []),
    ...(form ? ['    files={', ...form.map((field) => `        ${pythonField(field)},`), '    },'] : []),
    '    allow_redirects=False,  # the key must only be sent to your base URL',
    '    timeout=30,',
    ')',
    `if not 200 <= response.status_code < ${redirects ? 400 : 300}:`,
    '    raise SystemExit(f"HTTP {response.status_code}: {response.text}")',
    ...headers.map((name) => `print(response.headers.get(${JSON.stringify(name)}))`),
    ...(headers.length > 0
      ? []
      : readsJson
        ? ['print(json.dumps(response.json(), indent=2))']
        : readsBytes
          ? [`with open("${download}", "wb") as file:`, '    file.write(response.content)']
          : ['print(response.text)']),
  ];
  return `${lines.join('\n')}\n`;
}

/** A field that isn't a file has no file name. */
function pythonField({ name, value, isFile }: { name: string; value: string; isFile: boolean }): string {
  const text = JSON.stringify(value);
  return `${JSON.stringify(name)}: ${isFile ? `open(${text}, "rb")` : `(None, ${text})`}`;
}

function php(request: SampleRequest): string {
  const { method, body, form, accept, keyHeader, readsBytes, headers, redirects } = request;
  const lines = [
    '<?php',
    `$curl = curl_init(getenv('${environment.address}') . ${single(target(request))});`,
    'curl_setopt_array($curl, [',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    '    CURLOPT_HTTPHEADER => [',
    `        '${keyHeader}: ' . getenv('${environment.key}'),`,
    `        ${single(`Accept: ${accept}`)},`,
    ...(body ? [`        ${single(`Content-Type: ${body.type}`)},`] : []),
    '    ],',
    ...(body ? [`    CURLOPT_POSTFIELDS => json_encode(${literal('php', body.value, 1)}),`] : []),
    ...(form
      ? ['    CURLOPT_POSTFIELDS => [', ...form.map((field) => `        ${phpField(field)},`), '    ],']
      : []),
    ...(headers.length > 0 ? ['    CURLOPT_HEADER => true, // the result is in the headers'] : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_FOLLOWLOCATION => false, // the key must only be sent to your base URL',
    ']);',
    '$body = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    `if ($body === false || $status < 200 || $status >= ${redirects ? 400 : 300}) {`,
    '    fwrite(STDERR, "HTTP $status: $body\\n");',
    '    exit(1);',
    '}',
    readsBytes ? `file_put_contents('${download}', $body);` : 'echo $body, "\\n";',
  ];
  return `${lines.join('\n')}\n`;
}

function phpField({ name, value, isFile }: { name: string; value: string; isFile: boolean }): string {
  return `${single(name)} => ${isFile ? `new CURLFile(${single(value)})` : single(value)}`;
}
