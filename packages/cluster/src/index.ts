// A scheduler on PostgreSQL: jobs with items, workers that examine them, results in the order of the items.
export { type Address, parseAddress } from './database/address.js';
export {
  type ConnectOptions,
  connect,
  type Database,
  isConnectionLoss,
  persist,
} from './database/connection.js';
export { grant, migrate, requireSchema, SCHEMA_VERSION, schemaVersion } from './database/migrate.js';
export { type CollectedResult, collect, finishJob, resultsBesides, versionsOf } from './queue/collect.js';
export {
  cancelJob,
  changeSettings,
  deleteJob,
  findJobs,
  type Job,
  type JobState,
  jobs,
  openJob,
  retryJob,
} from './queue/job.js';
export { type ClusterStatus, clusterStatus, type WorkerStatus } from './queue/status.js';
export {
  digests,
  endSubmission,
  JobLost,
  type NewItem,
  type ResultBody,
  submit,
  truncateJob,
} from './queue/submit.js';
export { DEFAULT_LEASE_SECONDS, runWorker, type WorkerSettings, type WorkItem } from './worker/worker.js';
