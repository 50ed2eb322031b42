// On what and when this was measured: figures mean nothing without it.
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';

export function machine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = loadavg()[0];
  // Only Linux reports its load; more than one other waiting process disturbs the measurement.
  const isBusy = load > 1.5;
  return [
    `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${memory}`,
    `${platform()} ${release()} ${arch()}, Node ${process.versions.node}`,
    `load ${load.toFixed(1)} at the start${isBusy ? ': the machine was busy with other things too' : ''}`,
  ].join('; ');
}
