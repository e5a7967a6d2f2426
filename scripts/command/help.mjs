/** Prints how a command is used and ends it, if it was asked for with `--help`. */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((given) => given === '--help' || given === '-h')) return;
  console.log(usage);
  process.exit(0);
}
