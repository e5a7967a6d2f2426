import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { freePort } from '../freePort.js';
import type { Engine } from './protocol.js';

const START_TIMEOUT_MS = 20_000;
const START_PAUSE_MS = 50;
/** A stream expires after ten seconds, rounded up to a second. */
const STREAM_LIFE_MS = 12_000;

/** Starts a local libsql-server (`sqld`), on a copy of the file if one is given. */
export async function startRealServer(binary: string, copyOf?: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'sqld-'));
  if (copyOf !== undefined) {
    // The server adopts an existing file at its own path.
    mkdirSync(join(folder, 'dbs', 'default'), { recursive: true });
    const original = new Libsql(copyOf);
    original.prepare('VACUUM INTO ?').run(join(folder, 'dbs', 'default', 'data'));
    original.close();
  }
  const address = `127.0.0.1:${await freePort()}`;
  let process: ChildProcess;
  async function start(): Promise<void> {
    process = spawn(binary, ['--db-path', folder, '--http-listen-addr', address, '--disable-metrics'], {
      stdio: 'ignore',
    });
    await untilHealthy(`http://${address}/health`);
  }
  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    async pipeline(body, signal) {
      const response = await fetch(`http://${address}/v2/pipeline`, {
        ...{ method: 'POST', body },
        ...(signal === undefined ? {} : { signal }),
      });
      const type = response.headers.get('content-type') ?? 'text/plain';
      return { status: response.status, type, text: await response.text() };
    },
    expireStreams: () => sleep(STREAM_LIFE_MS),
    async restart() {
      await kill();
      await start();
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > deadline) throw new Error('The database server does not start');
    await sleep(START_PAUSE_MS);
  }
}
