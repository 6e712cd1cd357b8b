// A server with its own data, and the screens with hot reload in front of it: open the address that Vite prints.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';

const PORT = '7434';

mkdirSync('.dev', { recursive: true });
const args = ['bin/riffle.js', 'serve', '--data', '.dev/riffle.db', '--port', PORT, '--host', '127.0.0.1'];
const riffle = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
riffle.on('exit', (code) => process.exit(code ?? 1));
process.on('exit', () => riffle.kill());

const to = `http://127.0.0.1:${PORT}`;
const vite = await createServer({
  configFile: 'vite.config.ts',
  server: { proxy: { '/api': to, '/health': to, '/docs': to, '/ws': { target: to, ws: true } } },
});
await vite.listen();
vite.printUrls();
