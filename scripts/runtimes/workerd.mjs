// Starts workerd on bundled modules and fetches from it.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, PROJECT } from './project.mjs';

/** `modules`: main.js first, then .wasm files, name -> bytes. Returns the JSON of each path. */
export async function fetchFromWorkerd(modules, paths) {
  const folder = join(PROJECT, 'workerd');
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(modules).map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes);
    return `(name = "${name}", ${name.endsWith('.wasm') ? 'wasm' : 'esModule'} = embed "${name}")`;
  });
  const config = join(folder, 'config.capnp');
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (modules = [${entries.join(', ')}], compatibilityDate = "2026-01-01");
`,
  );
  // File descriptor 3 gets one line of JSON per event; the first one names the port.
  const args = ['serve', '--control-fd=3', config];
  const server = spawn(installed('workerd', 'bin/workerd'), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  try {
    const port = await new Promise((resolve, reject) => {
      let text = '';
      server.stdio[3].on('data', (chunk) => {
        text += chunk;
        const found = /"port":(\d+)/.exec(text);
        if (found !== null) resolve(found[1]);
      });
      server.on('exit', (code) => reject(new Error(`workerd ended with ${code} before it listened`)));
    });
    const results = [];
    for (const path of paths) results.push(await (await fetch(`http://127.0.0.1:${port}${path}`)).json());
    return results;
  } finally {
    server.kill();
  }
}
