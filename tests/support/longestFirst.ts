import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects, and folders whose files take longer than those after them. */
const ORDER = [
  ['alone', 'tests/journeys/'],
  ['hosted', ''],
  ['sharing', 'tests/contract/'],
  // Not beside the operator's build: servers that change pages within seconds are started here.
  ['sharing', 'tests/faults/'],
  ['sharing', 'tests/'],
  ['sharing', ''],
  ['alone', ''],
] as const;

/**
 * Ends with files that take a moment, so that no process works on a long one while the others have nothing left. The
 * files of a project follow one another, because a process that takes one of another project is ended.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => this.placeOf(a) - this.placeOf(b));
  }

  private placeOf({ project, moduleId }: TestSpecification): number {
    const file = relative(this.ctx.config.root, moduleId);
    return ORDER.findIndex(([name, folder]) => project.name === name && file.startsWith(folder));
  }
}
