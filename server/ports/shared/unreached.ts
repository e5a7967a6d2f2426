import { UnansweredMessage } from '../messages.js';
import { OperatorProblem } from '../problem.js';

/** Why a service for messages gave no answer: it took too long, and may have sent the message, or was not reached. */
export function unreached(service: string, error: unknown): OperatorProblem {
  const name = error instanceof Error ? error.name : 'unknown';
  const words = `${service} cannot be reached (${name})`;
  return name === 'TimeoutError' ? new UnansweredMessage(words) : new OperatorProblem(words);
}
