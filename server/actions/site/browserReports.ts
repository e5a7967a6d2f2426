import type { InferOutput } from 'valibot';
import type { ClientError } from '../../../domain/reports/clientError.js';
import { parseStack } from '../../../domain/reports/stackFrames.js';
import type { WebVitals } from '../../../domain/reports/webVitals.js';
import { withoutPersonalData } from '../../../domain/reports/withoutPersonalData.js';
import { sendTelemetry } from '../../ports/telemetry.js';

/** Forwards an error of a browser; of its stack only functions and places in files are kept. */
export function forwardClientError({ type, message, stack, page }: InferOutput<typeof ClientError>): void {
  sendTelemetry([
    {
      ...{ kind: 'error', platform: 'javascript' },
      type: withoutPersonalData(type),
      message: withoutPersonalData(message),
      frames: parseStack(stack).map((frame) => ({ ...frame, function: withoutPersonalData(frame.function) })),
      place: withoutPersonalData(page),
    },
  ]);
}

/** Forwards the web vitals of a page load. */
export function forwardWebVitals(vitals: WebVitals): void {
  sendTelemetry([{ kind: 'vitals', ...vitals, page: withoutPersonalData(vitals.page) }]);
}
