import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A page to be written into the site. */
export interface PageJob {
  url: string;
  /** The framework's id of the page: `/pages/product/simple/@id`. */
  pageId: string;
  /** The page's data; absent if the page is taken from the cache. */
  loaded?: object | undefined;
  /** Its file in the cache. */
  cached: string;
  /** Files to write. */
  files: { html: string; data: string };
}

export interface RenderThreads {
  /** Resolves when a thread accepts the job; `finish` awaits its result. */
  begin(job: PageJob, whenMissing: () => PageJob): Promise<void>;
  /** Resolves when every job is done. Throws the first error. */
  finish(): Promise<void>;
}

/** A further thread starts after so many pages of each: loading the renderer takes as long as rendering some of them. */
const PAGES_PER_START = 150;

/** Node's default lets garbage of three times that size wait in each thread. */
const YOUNG_MB = 12;

type Answer = { isWritten: boolean } | { error: Error };

/** A pool of rendering threads, at most one per CPU; each has one job at a time. */
export function openRenderThreads(): RenderThreads {
  const idle: Worker[] = [];
  const threads: Worker[] = [];
  const running = new Set<Promise<void>>();
  let begun = 0;
  let failure: Error | null = null;

  async function run(worker: Worker, job: PageJob, whenMissing: (() => PageJob) | null): Promise<void> {
    worker.postMessage(job);
    const [answer] = (await once(worker, 'message')) as [Answer];
    if ('error' in answer) throw answer.error;
    if (answer.isWritten) return;
    if (whenMissing === null) throw new Error(`${job.url} was not written`);
    await run(worker, whenMissing(), null);
  }

  /** A build without changes starts no thread. */
  function start(): Worker {
    const worker = new Worker(new URL('renderWorker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    threads.push(worker);
    return worker;
  }

  async function take(): Promise<Worker> {
    const isDue = threads.length < availableParallelism() && begun >= threads.length * PAGES_PER_START;
    begun += 1;
    if (idle.length === 0 && isDue) return start();
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
