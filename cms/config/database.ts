import { readEnvironment } from '../src/env';

const env = readEnvironment();

const sqlite = {
  client: 'sqlite',
  connection: { filename: env.DATABASE_FILENAME },
  useNullAsDefault: true,
};

const postgres = {
  client: 'postgres',
  connection: { connectionString: env.DATABASE_URL },
  pool: { min: 0, max: 10 },
};

export default { connection: env.DATABASE_CLIENT === 'postgres' ? postgres : sqlite };
