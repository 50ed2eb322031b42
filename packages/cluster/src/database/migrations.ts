// The schema, as a list of steps. A step that has been released never changes: later changes are new steps.
// Texts are JSON in columns of type text: jsonb accepts neither NUL nor lone surrogates, and nothing here needs
// to look inside.

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

export const SCHEMA = 'crosshatch';

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: `
create table crosshatch.job (
  id uuid primary key,
  kind text not null,
  name text not null,
  submitter text not null,
  settings text not null,
  versions text[] not null,
  state text not null default 'submitting'
    check (state in ('submitting', 'submitted', 'finished', 'cancelled')),
  priority smallint not null default 0,
  items integer not null default 0,
  created timestamptz not null default clock_timestamp(),
  seen timestamptz not null default clock_timestamp(),
  ended timestamptz
);
-- One puzzle each, in the order of the input.
create table crosshatch.item (
  job uuid not null references crosshatch.job on delete cascade,
  number integer not null,
  digest text not null,
  body text not null,
  primary key (job, number)
);
-- A range of items, first <= number < last, that has no results yet. Results move first; an empty range is deleted.
create table crosshatch.chunk (
  job uuid not null references crosshatch.job on delete cascade,
  first integer not null,
  last integer not null check (last > first),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'cancelled')),
  priority smallint not null,
  -- Workers lost while they had the item at first.
  attempts smallint not null default 0,
  -- A worker was lost with this range: from now on one item at a time.
  careful boolean not null default false,
  token uuid,
  worker uuid,
  lease_until timestamptz,
  primary key (job, first)
);
create index chunk_waiting on crosshatch.chunk (priority desc, first, job) where state = 'waiting';
create index chunk_running on crosshatch.chunk (lease_until) where state = 'running';
create table crosshatch.result (
  job uuid not null references crosshatch.job on delete cascade,
  number integer not null,
  body text not null,
  hash text,
  symmetry text,
  -- Null for a result that came with the submission.
  version text,
  failed boolean not null default false,
  primary key (job, number)
);
create index result_hash on crosshatch.result (job, hash, number) where hash is not null;
create index result_symmetry on crosshatch.result (job, symmetry, number) where symmetry is not null;
create table crosshatch.worker (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  concurrency integer not null,
  doing text not null default '',
  items bigint not null default 0,
  rate real not null default 0,
  lease_seconds real not null,
  started timestamptz not null default clock_timestamp(),
  seen timestamptz not null default clock_timestamp()
);
`,
  },
  {
    // Claims look up the first waiting chunk of a job. The table changes all the time: vacuum it before dead rows pile up.
    version: 2,
    sql: `
drop index crosshatch.chunk_waiting;
create index chunk_next on crosshatch.chunk (job, first) where state = 'waiting';
alter table crosshatch.chunk set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
`,
  },
];

/** What each role needs: no role but the one that runs the migrations creates anything. */
export const PRIVILEGES = {
  worker: `
grant usage on schema crosshatch to ROLE;
grant select on crosshatch.migration, crosshatch.job, crosshatch.item to ROLE;
grant select, insert, update, delete on crosshatch.chunk, crosshatch.worker to ROLE;
grant select, insert on crosshatch.result to ROLE;
`,
  submitter: `
grant usage on schema crosshatch to ROLE;
grant select on crosshatch.migration, crosshatch.worker to ROLE;
grant select, insert, update, delete on crosshatch.job, crosshatch.item, crosshatch.chunk, crosshatch.result to ROLE;
`,
} as const;
