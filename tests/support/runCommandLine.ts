import { type Output, type Program, runProgram } from '../../scripts/command/program.js';

/** Runs a command line with these tools; returns the exit code. */
export function runCommandLine<Tools extends Output>(
  program: Program<Tools>,
  args: readonly string[],
  tools: Tools,
): Promise<number> {
  return runProgram(program, args, tools, (work) => work(tools));
}
