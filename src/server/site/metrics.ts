import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be counted without saying anything about people or cards. */
export function newMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'riffle_http_requests_total',
      help: 'HTTP requests by status',
      labelNames: ['status'] as const,
      registers,
    }),
    sockets: new Gauge({ name: 'riffle_sockets', help: 'Open sockets', registers }),
    rooms: new Gauge({ name: 'riffle_tournaments_open', help: 'Tournaments in memory', registers }),
    shards: new Gauge({ name: 'riffle_shards', help: 'Shards this server holds, of 1,024', registers }),
    frames: new Counter({
      name: 'riffle_frames_total',
      help: 'Frames from clients by what became of them',
      labelNames: ['answer'] as const,
      registers,
    }),
    seconds: new Histogram({
      name: 'riffle_command_seconds',
      help: 'From a command to its answer',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    dropped: new Counter({
      name: 'riffle_sockets_dropped_total',
      help: 'Sockets closed by the server, and why',
      labelNames: ['why'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof newMetrics>;
