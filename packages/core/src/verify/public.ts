// What `@crosshatch/core/verify` exports. Every name has a doc comment, and the report in api/ lists it.
export { type Claim, type Verification, Verifier, verifyCertificate } from './verifier.js';
