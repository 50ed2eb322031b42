// The report layer's names: the JSON of every result, and its schemas. The command (`--json`), the service,
// MCP and the cluster all build their objects here, so that there is one vocabulary.
export * from './public.js';
