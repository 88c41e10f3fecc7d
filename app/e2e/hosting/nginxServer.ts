import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../../../.ci/startTool.mjs';

interface NginxOptions {
  program: string;
  /** Folder of the build, with its snippet. */
  dir: string;
  port: number;
  /** Folder for what nginx writes. */
  workDir: string;
}

/** Serves a build by a real nginx, whose server block has a root and the build's snippet and nothing else. */
export async function startNginx({
  program,
  dir,
  port,
  workDir,
}: NginxOptions): Promise<() => Promise<void>> {
  mkdirSync(workDir, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off;
${isRoot ? 'user root;' : ''}
worker_processes 1;
pid ${workDir}/nginx.pid;
error_log ${workDir}/error.log;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path ${workDir}/${kind};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${dir};
    include ${dir}/nginx.conf;
  }
}
`;
  const file = join(workDir, 'nginx.conf');
  writeFileSync(file, config);
  const nginx = startProgram(program, ['-c', file, '-p', workDir], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  nginx.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(nginx, 'exit');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx: ${said.join('')}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp)
      return async () => {
        nginx.kill('SIGTERM');
        await ended;
      };
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`nginx does not answer: ${said.join('')}`);
}
