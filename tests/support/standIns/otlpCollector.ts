import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

const Attributes = v.array(
  v.strictObject({
    key: v.string(),
    value: v.union([
      v.strictObject({ stringValue: v.string() }),
      v.strictObject({ intValue: v.pipe(v.string(), v.regex(/^-?\d+$/)) }),
    ]),
  }),
);
const hexadecimal = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));
const Nanoseconds = v.pipe(v.string(), v.regex(/^\d{19}$/));
const Span = v.strictObject({
  traceId: hexadecimal(32),
  spanId: hexadecimal(16),
  parentSpanId: v.optional(hexadecimal(16)),
  name: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist([1, 2, 3]),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: Attributes,
  status: v.strictObject({ code: v.optional(v.literal(2)) }),
});
const ExportRequest = v.strictObject({
  resourceSpans: v.array(
    v.strictObject({
      resource: v.strictObject({ attributes: Attributes }),
      scopeSpans: v.array(
        v.strictObject({ scope: v.strictObject({ name: v.string() }), spans: v.array(Span) }),
      ),
    }),
  ),
});

export type CollectedSpan = v.InferOutput<typeof Span>;
type Behaviour = 'accepts' | 'fails' | 'hangs';

/** A collector of traces that accepts OTLP's JSON encoding only, field by field. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const problems: string[] = [];
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  let behaviour: Behaviour = 'accepts';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      bodies.push(text);
      headers.push(request.headers);
      if (behaviour === 'hangs') return;
      const body = v.safeParse(ExportRequest, JSON.parse(text));
      if (!body.success) problems.push(...body.issues.map(({ message }) => message));
      if (request.url !== '/v1/traces') problems.push(`POST ${request.url}`);
      const isAccepted = behaviour === 'accepts' && body.success;
      if (isAccepted) {
        spans.push(
          ...body.output.resourceSpans.flatMap(({ scopeSpans }) =>
            scopeSpans.flatMap((scope) => scope.spans),
          ),
        );
      }
      response.writeHead(isAccepted ? 200 : 500, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Spans since the last call. */
    takeSpans: () => spans.splice(0),
    /** What was not OTLP. */
    problems,
    bodies,
    headers,
    behave: (next: Behaviour) => void (behaviour = next),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
