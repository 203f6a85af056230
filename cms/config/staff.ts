import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** Users who need a second factor: `optional`, `administrators` or `everybody`. */
export default { secondFactor: env.STAFF_SECOND_FACTOR };
