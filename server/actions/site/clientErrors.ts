import type { InferOutput } from 'valibot';
import type { ClientError } from '../../../domain/reports/clientError.js';
import { parseStack } from '../../../domain/reports/stackFrames.js';
import { withoutPersonalData } from '../../../domain/reports/withoutPersonalData.js';
import type { Backend } from '../../ports/backend.js';

/** Forwards an error of a browser; of its stack only functions and places in files are kept. */
export function forwardClientError(
  { errorReports }: Backend,
  { type, message, stack, page }: InferOutput<typeof ClientError>,
): void {
  errorReports?.send({
    platform: 'javascript',
    type: withoutPersonalData(type),
    message: withoutPersonalData(message),
    frames: parseStack(stack).map((frame) => ({ ...frame, function: withoutPersonalData(frame.function) })),
    place: withoutPersonalData(page),
  });
}
