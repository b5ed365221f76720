import type { Json } from '../../model/json.ts';
import { environment, type SampleRequest, target } from './request.ts';

/** The sample for Java 17 and later, which needs nothing but the JDK: `java Sample.java` runs it. */
export function javaSample(request: SampleRequest): string {
  const { method, body, accept, keyHeader } = request;
  const sent = body
    ? `HttpRequest.BodyPublishers.ofString(${textBlock(body.value)})`
    : 'HttpRequest.BodyPublishers.noBody()';
  const lines = [
    'import java.net.URI;',
    'import java.net.http.*;',
    '',
    'class Sample {',
    '  public static void main(String[] arguments) throws Exception {',
    `    var address = System.getenv("${environment.address}") + "${target(request)}";`,
    '    var request = HttpRequest.newBuilder(URI.create(address))',
    `      .header("${keyHeader}", System.getenv("${environment.key}"))`,
    `      .header("Accept", "${accept}")`,
    ...(body ? [`      .header("Content-Type", "${body.type}")`] : []),
    ...(method === 'GET' ? [] : [`      .method("${method}", ${sent})`]),
    '      .build();',
    '    // It follows no redirects: the key must only go to your base URL.',
    '    var client = HttpClient.newHttpClient();',
    '    var response = client.send(request, HttpResponse.BodyHandlers.ofString());',
    '    if (response.statusCode() < 200 || response.statusCode() >= 300)',
    '      throw new IllegalStateException("HTTP " + response.statusCode() + ": " + response.body());',
    '    System.out.println(response.body());',
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * A JSON value as a text block. White space that all its lines begin with is not part of it, and a backslash is written
 * twice; three quotes do not meet, since those inside a string have a backslash before them, and the last ones have a line
 * of their own.
 */
export function textBlock(value: Json): string {
  const text = JSON.stringify(value, null, 2).replaceAll('\\', '\\\\');
  return `"""\n${text.replaceAll(/^/gm, '        ')}\n        """`;
}
