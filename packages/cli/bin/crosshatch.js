#!/usr/bin/env node
// The package comes with everything in a few files, which start fast; in the repository there are the modules.
import { existsSync } from 'node:fs';
import module from 'node:module';

// Node 22.8 and newer can keep compiled code between runs.
module.enableCompileCache?.();
const bundle = new URL('../bundle/main.js', import.meta.url);
await import(existsSync(bundle) ? bundle : new URL('../dist/main.js', import.meta.url));
