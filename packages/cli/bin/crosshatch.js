#!/usr/bin/env node
// The package comes with everything in a few files, which start fast; in the repository there are the modules.
// CommonJS, because Node 20 needs 8 ms for the first module: a solve from the bundle loads none.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

// Node 22.8 and newer can keep compiled code between runs. Node 20 would load modules of its own to find that it cannot.
if (Number.parseInt(process.versions.node, 10) >= 22) require('node:module').enableCompileCache?.();
const bundle = join(__dirname, '../bundle/solving.cjs');
if (existsSync(bundle)) require(bundle).main();
else import('../dist/main.js').then(({ main }) => main());
