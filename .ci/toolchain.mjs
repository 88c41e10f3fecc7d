// Runs before anything is installed, on any Node: plain JavaScript, no dependencies.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './nodeVersion.mjs';
import { root, runProgram, runTool } from './startTool.mjs';

const lockedPackages = (...path) => {
  const file = join(root, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
};

/** Whether what is installed is what the lock file names. What is optional may be missing, or be of this machine. */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(
    ([path, { version, link, optional }]) =>
      path === '' ||
      !path.includes('node_modules/') ||
      (installed[path] === undefined
        ? optional === true
        : link === true || installed[path].version === version),
  );
}

/** Asks for a Node that is new enough, and installs the packages when they are not those of the lock file. */
export function ensurePackages() {
  requireNode();
  if (isInstalled(lockedPackages('package-lock.json'), lockedPackages('node_modules', '.package-lock.json')))
    return;
  console.log('Installing packages …');
  const { status } = runTool('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('npm ci failed.');
  process.exit(1);
}

/** For single commands: asks for a Node that is new enough, and installs the packages where there are none yet. */
export function ensureInstalled() {
  requireNode();
  if (!existsSync(join(root, 'node_modules'))) ensurePackages();
}

const debianBrowser = '/usr/bin/chromium';
const browserPaths = [
  debianBrowser,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The program of Chrome or Chromium: `CHROMIUM_PATH`, else what is installed, else where Debian would have it. */
export function browserPath() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && existsSync(wanted)) return wanted;
  return browserPaths.find(existsSync) ?? debianBrowser;
}

const debianNginx = '/usr/sbin/nginx';

/** The program of nginx, where Debian has it, or null: the test of the build's snippet is then left out. */
export function nginxPath() {
  return existsSync(debianNginx) ? debianNginx : null;
}

/** Pages that Chromium keeps ready behind every window; they cost more than most pages under test. */
export const pagesOfTheBrowser = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Features that tests do without. Chromium counts only the last list that it is given, so Playwright's own are named
 * again.
 */
const unusedFeatures = [
  ...pagesOfTheBrowser,
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What every browser of Playwright is started with here, beside what Playwright says itself. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${unusedFeatures.join(',')}`,
];

/** Finds an installed Chrome or Chromium; on Debian as root installs what is missing, Korean fonts and nginx included. */
export function ensureBrowser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const packages = [];
  if (!existsSync(browserPath())) packages.push('chromium');
  if (!hasKoreanFont()) packages.push('fonts-noto-cjk');
  if (nginxPath() === null) packages.push('nginx-light');
  if (packages.length > 0 && isDebianRoot) {
    console.log(`Installing ${packages.join(' and ')} …`);
    runApt('update', '-qq');
    runApt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  const found = browserPath();
  if (!existsSync(found)) {
    console.error('No Chrome or Chromium found: install one, or set CHROMIUM_PATH to its program.');
    process.exit(1);
  }
  return found;
}

function hasKoreanFont() {
  if (process.platform !== 'linux') return true;
  const { status, stdout } = runProgram('fc-list', [':lang=ko'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

function runApt(...args) {
  // In run level 1 a package starts no service of its own: nginx is started by its test.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { status } = runProgram('apt-get', args, { env, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`apt-get ${args.join(' ')} failed.`);
  process.exit(1);
}
