import type { Json } from '../../model/json.ts';
import { download, environment, type SampleRequest, target } from './request.ts';

/** Writes a sample for Java 17 and later. It only needs the JDK: run it with `java Sample.java`. */
export function javaSample(request: SampleRequest): string {
  const { method, body, form, accept, keyHeader, readsBytes, headers, redirects } = request;
  const sent = form
    ? 'HttpRequest.BodyPublishers.ofByteArrays(parts)'
    : body
      ? `HttpRequest.BodyPublishers.ofString(${textBlock(body.value)})`
      : 'HttpRequest.BodyPublishers.noBody()';
  const lines = [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(form
      ? ['import java.nio.file.*;', 'import java.util.*;']
      : readsBytes
        ? ['import java.nio.file.*;']
        : []),
    '',
    'class Sample {',
    '  public static void main(String[] arguments) throws Exception {',
    `    var address = System.getenv("${environment.address}") + "${target(request)}";`,
    ...(form ? ['    var parts = new ArrayList<byte[]>();', ...form.flatMap(javaField)] : []),
    ...(form ? [`    parts.add("--${boundary}--\\r\\n".getBytes());`] : []),
    '    var request = HttpRequest.newBuilder(URI.create(address))',
    `      .header("${keyHeader}", System.getenv("${environment.key}"))`,
    `      .header("Accept", "${accept}")`,
    ...(body ? [`      .header("Content-Type", "${body.type}")`] : []),
    ...(form ? [`      .header("Content-Type", "multipart/form-data; boundary=${boundary}")`] : []),
    ...(method === 'GET' ? [] : [`      .method("${method}", ${sent})`]),
    '      .build();',
    "    // This client doesn't follow redirects, because the key must only be sent to your base URL.",
    '    var client = HttpClient.newHttpClient();',
    `    var response = client.send(request, HttpResponse.BodyHandlers.${readsBytes ? `ofFile(Path.of("${download}"))` : 'ofString()'});`,
    `    if (response.statusCode() < 200 || response.statusCode() >= ${redirects ? 400 : 300})`,
    '      throw new IllegalStateException("HTTP " + response.statusCode() + ": " + response.body());',
    ...headers.map((name) => `    System.out.println(response.headers().firstValue("${name}").orElse(""));`),
    ...(headers.length > 0 ? [] : ['    System.out.println(response.body());']),
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/** Separates the parts of a form; it must not occur in them. */
const boundary = 'sample-3f2a9c';

/** The JDK has no form API, so write each part as it is sent. */
function javaField({ name, value, isFile }: { name: string; value: string; isFile: boolean }): string[] {
  const file = isFile ? `; filename=\\"${value}\\"` : '';
  const head = `--${boundary}\\r\\nContent-Disposition: form-data; name=\\"${name}\\"${file}\\r\\n\\r\\n`;
  if (!isFile) return [`    parts.add(("${head}" + ${JSON.stringify(value)} + "\\r\\n").getBytes());`];
  return [
    `    parts.add("${head}".getBytes());`,
    `    parts.add(Files.readAllBytes(Path.of(${JSON.stringify(value)})));`,
    '    parts.add("\\r\\n".getBytes());',
  ];
}

/**
 * Writes a JSON value as a text block. Common indentation isn't part of the text, and backslashes are doubled. Three
 * quotes never occur in a row, because quotes inside a string are escaped and the closing ones are on a separate line.
 */
export function textBlock(value: Json): string {
  const text = JSON.stringify(value, null, 2).replaceAll('\\', '\\\\');
  return `"""\n${text.replaceAll(/^/gm, '        ')}\n        """`;
}
