// The names of `@crosshatch/server`.
export type { BatchJob, BatchRunner } from './batch.js';
export { type ApiKey, newKey, parseKeys } from './http/keys.js';
export { LOG_FORMATS, type Log, type LogEntry, type LogFormat, logTo } from './http/log.js';
export { openApiDocument } from './http/openapi.js';
export { type RunningService, type StartOptions, startService } from './http/start.js';
export { mcpHandler, mcpOnStdio } from './mcp/server.js';
export { Service, type ServiceOptions } from './service.js';
export { defaultLimits, type ServiceLimits } from './settings.js';
export { workMethods } from './work/methods.js';
export type { PictureOutcome, PictureRequest, PictureTools, ScanRequest } from './work/protocol.js';
export { tooManyCells } from './work/read.js';
