import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Each sends its next request once it has the answer to the last. */
  connections: number;
  requests: number;
}

/** The ms from each request to the end of its answer, ascending. Throws for an answer that is not 200. */
export async function load({ url, headers = {}, connections, requests }: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = requests;
  async function connection(): Promise<void> {
    while (left-- > 0) {
      const start = performance.now();
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(url, { agent, headers }, resolve).on('error', reject);
      });
      response.resume();
      await once(response, 'end');
      if (response.statusCode !== 200) throw new Error(`${url} answers with ${response.statusCode}`);
      times.push(performance.now() - start);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return times.sort((a, b) => a - b);
}
