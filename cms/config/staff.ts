import { readEnvironment } from '../src/platform/process/env';

const env = readEnvironment();

/** Of whom a second factor is demanded: `optional`, `administrators` or `everybody`. */
export default { secondFactor: env.STAFF_SECOND_FACTOR };
