// The verify layer: checks certificates. It knows the model and nothing else, so that a fault of the solver cannot hide
// a fault of its proof.
export type { Claim } from './certificate.js';
export { type Verification, Verifier, verifyCertificate } from './verifier.js';
