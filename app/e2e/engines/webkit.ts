import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../../../.ci/startTool.mjs';
import { freePort, startEngineSite, until } from './engineSite.ts';

/** WebKitGTK, over the W3C WebDriver protocol: load, search, detail, offline shell. */
const driverPath = process.argv[2] ?? '/usr/bin/WebKitWebDriver';
const site = await startEngineSite('webkit');
const children: ChildProcess[] = [];

function start(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = startProgram(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(child);
  return child;
}

function miniBrowser(): string {
  for (const folder of readdirSync('/usr/lib')) {
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const path = join('/usr/lib', folder, version);
      try {
        if (readdirSync(path).includes('MiniBrowser')) return join(path, 'MiniBrowser');
      } catch {
        // This folder holds no such engine.
      }
    }
  }
  throw new Error('no MiniBrowser');
}

async function startDisplay(): Promise<string> {
  const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  const number = await new Promise<string>((resolve) => {
    display.stdio[3]?.once('data', (part) => resolve(String(part).trim()));
  });
  return `:${number}`;
}

const port = await freePort();
const driver = `http://127.0.0.1:${port}`;

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
  return value;
}

try {
  const { DBUS_SESSION_BUS_ADDRESS: _bus, ...inherited } = process.env;
  start(driverPath, [`--port=${port}`], { ...inherited, DISPLAY: await startDisplay() });
  await until('the driver answers', async () => (await fetch(`${driver}/status`)).ok);
  const created = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `/session/${created.sessionId}`;
  const go = (path: string) => ask('POST', `${session}/url`, { url: site.origin + path });
  const says = (script: string) => () =>
    ask('POST', `${session}/execute/sync`, { script: `return ${script}`, args: [] });
  const showsEvents = says(`document.querySelector('main a[href^="/event/"]') !== null`);
  const showsText = (text: string) =>
    says(`document.querySelector('#root')?.textContent.includes(${JSON.stringify(text)})`);

  await go('/');
  await until('home shows events', showsEvents);
  await until(
    'the worker controls the page',
    says('navigator.serviceWorker.controller?.state === "activated"'),
  );
  // The engine speaks the language of the machine, and only of one whose locale is installed.
  await says(`localStorage.setItem('language', 'ko')`)();
  await go('/event');
  await until('search shows events', showsEvents);
  await says(`document.querySelector('main a[href^="/event/"]').click()`)();
  await until('a detail opens', showsText('사이트로 가기'));
  await go('/guide');
  await until('the guide says that this browser has no notifications', showsText('알림을 받을 수 없어요'));
  await site.stopApp();
  await go('/guide');
  await until('the shell starts without the server', showsText('홈 화면에 추가하기'));
  await ask('DELETE', session);
} finally {
  for (const child of children.reverse()) child.kill();
  await site.close();
}
