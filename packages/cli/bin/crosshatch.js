#!/usr/bin/env node
// The package comes with everything in a few files, which start fast; in the repository there are the modules.
import { existsSync } from 'node:fs';

const bundle = new URL('../bundle/main.js', import.meta.url);
await import(existsSync(bundle) ? bundle : new URL('../dist/main.js', import.meta.url));
