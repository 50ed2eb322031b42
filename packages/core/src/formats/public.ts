// What `@crosshatch/core/formats` exports. Every name has a doc comment, and the report in api/ lists it.

export { type CnfEncoding, cellVariable, encodeCnf, excludingClause, gridOfModel } from './cnf-encoding.js';
export {
  CNF_PROOFS,
  type CnfProofFormat,
  type CnfProofOptions,
  type CnfProofResult,
  proveCnf,
} from './cnf-proof/cnf-proof.js';
export {
  type Fit,
  type Format,
  type FormatInput,
  type FormatSupport,
  LINE_ORDERS,
  type LineOrder,
} from './format.js';
export type { ParsedFile, ParseOptions, ParseResult } from './parse-result.js';
export { DEFAULT_LIMITS, type ParseLimits } from './reading/limits.js';
export {
  formatFault,
  PARSE_FAULT_CODES,
  PARSE_WARNING_CODES,
  type ParseFault,
  type ParseFaultCode,
  type ParseWarning,
  type ParseWarningCode,
  type Place,
} from './reading/parse-fault.js';
export type { ParseStop } from './reading/watch.js';
export {
  FORMATS,
  formatById,
  formatsOfName,
  parse,
  type WriteOptions,
  type WriteResult,
  write,
} from './registry.js';
export {
  LOSS_KINDS,
  type Loss,
  type LossKind,
  WRITE_FAULT_CODES,
  type WriteFault,
  type WriteFaultCode,
} from './writing/losses.js';
