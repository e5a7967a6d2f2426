import { EventEmitter, once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A page to be written into the site. */
export interface PageJob {
  url: string;
  /** The page's data; absent if the page is taken from the cache. */
  loaded?: object | undefined;
  /** Its file in the cache. */
  cached: string;
  /** Files to write. */
  files: { html: string; data: string };
}

export interface RenderThreads {
  /** Resolves once few enough jobs wait for a thread; `finish` awaits their results. */
  begin(job: PageJob, whenMissing: () => PageJob): Promise<void>;
  /** Resolves when every job is done. Throws the first error. */
  finish(): Promise<void>;
}

/** A further thread starts after so many pages of each: loading the renderer takes as long as rendering some of them. */
const PAGES_PER_START = 150;

/** A thread keeps about 50 MB; Node's defaults let more than that wait as garbage in each. */
const HEAP = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 96 };

/**
 * So many pages may wait for the threads. Many at first, and so in all of a build with few changes: a thread takes half a
 * second to start, and the one that loads pages from memory seldom looks for answers. Later they would only take memory.
 */
const WAITING_AT_FIRST = 32;
const WAITING_LATER = 4;

type Answer = { url: string } & ({ isWritten: boolean } | { error: Error });

/** What to do instead if the page is missing in the cache; null if it was to be rendered. */
type WhenMissing = (() => PageJob) | null;

interface Thread {
  worker: Worker;
  /** Pages without an answer yet, by address. */
  jobs: Map<string, WhenMissing>;
}

/** A pool of rendering threads, at most one per CPU. */
export function openRenderThreads(): RenderThreads {
  const threads: Thread[] = [];
  const answers = new EventEmitter();
  let begun = 0;
  let failure: Error | null = null;

  function fail(error: unknown): void {
    failure ??= error instanceof Error ? error : new Error(String(error));
    answers.emit('answer');
  }

  function send({ worker, jobs }: Thread, job: PageJob, whenMissing: WhenMissing): void {
    jobs.set(job.url, whenMissing);
    worker.postMessage(job);
  }

  function receive(thread: Thread, answer: Answer): void {
    const { url } = answer;
    const whenMissing = thread.jobs.get(url) ?? null;
    thread.jobs.delete(url);
    if ('error' in answer) fail(answer.error);
    else if (!answer.isWritten && whenMissing === null) fail(new Error(`${url} was not written`));
    else if (!answer.isWritten && whenMissing !== null) send(thread, whenMissing(), null);
    answers.emit('answer');
  }

  /** A build without changes starts no thread. */
  function start(): Thread {
    const worker = new Worker(new URL('renderWorker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: HEAP,
    });
    const thread = { worker, jobs: new Map<string, WhenMissing>() };
    worker.on('message', (answer: Answer) => {
      receive(thread, answer);
    });
    worker.on('error', fail);
    threads.push(thread);
    return thread;
  }

  /** The thread with the fewest jobs, or another one. */
  function take(): Thread {
    const [free] = [...threads].sort((one, other) => one.jobs.size - other.jobs.size);
    const isDue = threads.length < availableParallelism() && begun >= threads.length * PAGES_PER_START;
    return free === undefined || (isDue && free.jobs.size > 0) ? start() : free;
  }

  async function waitFor(mostJobs: number): Promise<void> {
    const jobs = () => threads.reduce((sum, thread) => sum + thread.jobs.size, 0);
    while (failure === null && jobs() > mostJobs) await once(answers, 'answer');
  }

  return {
    async begin(job, whenMissing) {
      send(take(), job, whenMissing);
      begun += 1;
      await waitFor(begun < PAGES_PER_START ? WAITING_AT_FIRST : WAITING_LATER);
      if (failure !== null) throw failure;
    },
    async finish() {
      await waitFor(0);
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
      if (failure !== null) throw failure;
    },
  };
}
