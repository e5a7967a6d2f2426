import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import type { EdgeAnswer } from './edgeCache.js';

/** The address of a client who does not name another in `X-Test-Client`. */
const CLIENT = '127.0.0.1';
const LAUNCHER = resolve('tests/support/platform/platformFunction.mjs');

export interface FunctionPoolOptions {
  /** Folder of the build's output. */
  output: string;
  env: NodeJS.ProcessEnv;
  /** Processes of each function: requests go to them in turn, and start them. */
  instances?: number;
  /** Whether to discard what the functions log. */
  quiet?: boolean;
  /** What the edge is to forget. */
  onPurge: (how: 'invalidate' | 'delete', tags: string[]) => void;
}

/** What a process has used since it started. */
export interface Usage {
  name: string;
  cpuMs: number;
  /** Memory of its own, and its share of what it has in common with other processes. */
  megabytes: number;
}

type FromFunction =
  | { port: number }
  | { call: number; how: 'invalidate' | 'delete'; tags: string[] }
  | { cpuMs: number };

interface Instance {
  child: ChildProcess;
  port: Promise<number>;
}

/** Runs each function of a build's output in processes of its own, each in the function's directory. */
export function openFunctions({ output, env, instances = 1, quiet = false, onPurge }: FunctionPoolOptions) {
  const running = new Map<string, Instance>();
  /** Requests by function. */
  const calls = new Map<string, number>();

  process.once('exit', () => running.forEach(({ child }) => child.kill()));

  function start(name: string): Instance {
    const folder = join(output, 'functions', `${name}.func`);
    const child = fork(LAUNCHER, [join(folder, readHandler(folder))], {
      cwd: folder,
      execArgv: [],
      ...(quiet ? { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as const } : {}),
      env: {
        ...env,
        NODE_ENV: 'production',
        VERCEL: '1',
        AWS_LAMBDA_FUNCTION_NAME: name,
        // Functions share no files, and can write only here.
        TMPDIR: mkdtempSync(join(tmpdir(), 'function-')),
      },
    });
    const port = new Promise<number>((started, failed) => {
      child.on('message', (message: FromFunction) => {
        if ('port' in message) started(message.port);
        if (!('how' in message)) return;
        onPurge(message.how, message.tags);
        child.send({ call: message.call });
      });
      child.once('exit', (code) => failed(new Error(`${name} ended with ${code}`)));
    });
    port.catch(() => undefined); // who asks for the port is told
    return { child, port };
  }

  /** Functions that are links to one are that one. */
  function linkedName(name: string): string {
    const folders = join(realpathSync(output), 'functions');
    return relative(folders, realpathSync(join(folders, `${name}.func`))).replace(/^(.*)\.func$/, '/$1');
  }

  /** The port of the function's next process, which is started if it does not run. */
  function portOf(called: string): Promise<number> {
    const name = linkedName(called);
    const call = calls.get(name) ?? 0;
    calls.set(name, call + 1);
    const place = `${name} ${call % instances}`;
    const found = running.get(place);
    if (found !== undefined) return found.port;
    const started = start(name);
    running.set(place, started);
    // The platform starts another instance for the next request.
    started.child.once('exit', () => running.delete(place));
    return started.port;
  }

  const nameOf = (place: string) => place.slice(0, place.lastIndexOf(' '));
  const childrenOf = (name: string) =>
    [...running].filter(([place]) => nameOf(place) === name).map(([, { child }]) => child);

  return {
    portOf,
    /** Sends a request to a function. */
    async ask(name: string, request: IncomingMessage): Promise<EdgeAnswer> {
      const port = await portOf(name);
      const { host, 'x-test-client': client = CLIENT } = request.headers;
      return forward(request, port, { ...request.headers, 'x-real-ip': client, 'x-forwarded-host': host });
    },
    /** Ends processes of a function at once, as many as are asked for. */
    kill(name: string, count: number): void {
      for (const child of childrenOf(name).slice(0, count)) child.kill('SIGKILL');
    },
    /** Number of requests by function. */
    calls: (): ReadonlyMap<string, number> => new Map(calls),
    usages: () => Promise.all([...running].map(([place, { child }]) => usageOf(nameOf(place), child))),
    async close(): Promise<void> {
      const children = [...running.values()].map(({ child }) => child);
      await Promise.all(
        children.map((child) => {
          const ended = new Promise((resolved) => child.once('exit', resolved));
          child.kill('SIGKILL');
          return ended;
        }),
      );
    },
  };
}

export type Functions = ReturnType<typeof openFunctions>;

/** Path of a function's code in its directory. */
function readHandler(folder: string): string {
  const config = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as { handler: string };
  return config.handler;
}

function forward(
  request: IncomingMessage,
  port: number,
  headers: IncomingMessage['headers'],
): Promise<EdgeAnswer> {
  const options = { port, path: request.url, method: request.method, headers };
  return new Promise((answered, failed) => {
    const upstream = httpRequest(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', failed);
      answer.once('end', () => {
        const given = Object.entries(answer.headers).filter(([, value]) => value !== undefined);
        const headers = Object.fromEntries(given) as EdgeAnswer['headers'];
        answered({ status: answer.statusCode ?? 502, headers, body: Buffer.concat(parts) });
      });
    });
    upstream.once('error', failed);
    pipeline(request, upstream, (error) => {
      if (error) failed(error);
    });
  });
}

const KILOBYTES_IN_MEGABYTE = 1000;

function usageOf(name: string, child: ChildProcess): Promise<Usage> {
  const memory = readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8');
  const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1]);
  return new Promise((told) => {
    const listen = (message: FromFunction) => {
      if (!('cpuMs' in message)) return;
      child.off('message', listen);
      told({ name, cpuMs: message.cpuMs, megabytes: kilobytes / KILOBYTES_IN_MEGABYTE });
    };
    child.on('message', listen);
    child.send({ usage: true });
  });
}
