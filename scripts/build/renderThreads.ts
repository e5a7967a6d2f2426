import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A page on its way into the site. */
export interface PageJob {
  url: string;
  /** What the page shows; absent: its HTML is taken from the cache. */
  loaded?: object | undefined;
  /** Its file in the cache. */
  cached: string;
  /** What is written: `text`, or the page's HTML where it is absent. */
  files: readonly { path: string; text?: string }[];
  /** Marks in the files, each with what this build puts in its place. */
  stamps: readonly (readonly [mark: string, value: string])[];
}

export interface RenderThreads {
  /** Resolves as soon as a thread takes the job up; its outcome is awaited by `finish`. */
  begin(job: PageJob, whenMissing: () => PageJob): Promise<void>;
  /** Resolves when every job is done. Throws the first failure. */
  finish(): Promise<void>;
}

type Answer = { isWritten: boolean } | { error: Error };

/** Threads that write pages, as many as the machine has processors; each has one job at a time. */
export function openRenderThreads(): RenderThreads {
  const idle = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('renderWorker.mjs', import.meta.url), { execArgv: [] }),
  );
  const threads = [...idle];
  const running = new Set<Promise<void>>();
  let failure: Error | null = null;

  async function run(worker: Worker, job: PageJob, whenMissing: (() => PageJob) | null): Promise<void> {
    worker.postMessage(job);
    const [answer] = (await once(worker, 'message')) as [Answer];
    if ('error' in answer) throw answer.error;
    if (answer.isWritten) return;
    if (whenMissing === null) throw new Error(`${job.url} was not written`);
    await run(worker, whenMissing(), null);
  }

  async function take(): Promise<Worker> {
    while (idle.length === 0) await Promise.race(running);
    const worker = idle.pop();
    if (worker === undefined) throw new Error('No thread is free');
    return worker;
  }

  return {
    async begin(job, whenMissing) {
      if (failure !== null) throw failure;
      const worker = await take();
      const work = run(worker, job, whenMissing)
        .catch((error: unknown) => {
          failure ??= error instanceof Error ? error : new Error(String(error));
        })
        .finally(() => {
          idle.push(worker);
          running.delete(work);
        });
      running.add(work);
    },
    async finish() {
      await Promise.all(running);
      await Promise.all(threads.map((worker) => worker.terminate()));
      if (failure !== null) throw failure;
    },
  };
}
