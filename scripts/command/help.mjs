/** For commands that run before packages are installed; the others have `program.ts`. */

/** Prints how a command is used and ends it, if it was asked for with `--help`, or if an argument is not known. */
export function answerHelp(usage, isKnown = () => false) {
  const given = process.argv.slice(2);
  if (given.some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = given.find((word) => !isKnown(word));
  if (unknown === undefined) return;
  console.error(`Unknown argument ${unknown}\n${usage}`);
  process.exit(1);
}
