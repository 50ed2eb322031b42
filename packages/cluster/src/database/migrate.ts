// Creates and updates the schema. Any number of processes may do so at once: an advisory lock lets one work
// while the others wait and then find nothing left to do.
import { type Database, type Queryable, transaction } from './connection.js';
import { MIGRATIONS, PRIVILEGES, SCHEMA } from './migrations.js';

/** Any number that no other application uses for an advisory lock. */
const LOCK = 0x63_68_61_74;

export const SCHEMA_VERSION = MIGRATIONS[MIGRATIONS.length - 1].version;

/** Brings the schema to this version; returns how many steps that took. Needs the right to create a schema. */
export function migrate(database: Database): Promise<number> {
  return transaction(database, async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const found = await schemaVersion(connection);
    requireKnown(found);
    if (found === 0) {
      await connection.query(`create schema if not exists ${SCHEMA}`);
      await connection.query(`create table ${SCHEMA}.migration (
        version integer primary key, applied timestamptz not null default clock_timestamp())`);
    }
    const steps = MIGRATIONS.filter(({ version }) => version > found);
    for (const { version, sql } of steps) {
      await connection.query(sql);
      await connection.query(`insert into ${SCHEMA}.migration (version) values ($1)`, [version]);
    }
    return steps.length;
  });
}

/** 0 for a database without our schema. */
export async function schemaVersion(database: Queryable): Promise<number> {
  const table = `${SCHEMA}.migration`;
  // Not to_regclass: it may answer from a cache that is older than the lock.
  const { rowCount } = await database.query(
    `select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relname = 'migration'`,
    [SCHEMA],
  );
  if (rowCount === 0) return 0;
  const { rows } = await database.query(`select coalesce(max(version), 0)::int as version from ${table}`);
  return rows[0].version;
}

/** Throws a RangeError unless the schema is exactly the one that this version works with. */
export async function requireSchema(database: Queryable): Promise<void> {
  const found = await schemaVersion(database);
  requireKnown(found);
  if (found === SCHEMA_VERSION) return;
  const what = found === 0 ? 'has no schema for the cluster' : `has schema version ${found}`;
  throw new RangeError(`the database ${what}; expected version ${SCHEMA_VERSION}`);
}

function requireKnown(found: number): void {
  if (found <= SCHEMA_VERSION) return;
  throw new RangeError(
    `the database has schema version ${found}, made by a newer release; this one works with ${SCHEMA_VERSION}`,
  );
}

/** Lets a role work or submit, and nothing more. The role must exist. */
export async function grant(database: Queryable, kind: keyof typeof PRIVILEGES, role: string): Promise<void> {
  const quoted = `"${role.replaceAll('"', '""')}"`;
  await database.query(PRIVILEGES[kind].replaceAll('ROLE', () => quoted));
}
