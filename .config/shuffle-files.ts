import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest file: meanwhile the other worker runs the other files of its project. */
const FIRST = /\/site\.integration\.test\.ts$/;

/**
 * Runs test files in a random order, but those of a project together, isolated projects first.
 * Vitest's own shuffle mixes projects, and it stops a shared worker as soon as the next file is of
 * another project: what its files share, such as a CMS, would start again.
 */
export class ShuffleFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { config, logger } = this.ctx;
    const seed = config.sequence.seed ?? Date.now();
    logger.log(`Order of files: --sequence.seed=${seed}`);
    const rank = ({ project, moduleId }: TestSpecification): string => {
      const hash = createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
      const isFirst = FIRST.test(moduleId);
      return [project.config.isolate ? 0 : 1, project.name, isFirst ? 0 : 1, hash].join(' ');
    };
    return [...files].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
}
