// Runs before anything is installed, on any Node: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const bin = join(root, 'node_modules', '.bin');

/** Installs the packages when the lock file is newer than what is installed. */
export function ensurePackages() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const upToDate =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (upToDate) return;
  console.log('Installing packages …');
  run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error']);
}

/** The environment in which the project's tools run: its own binaries first, among them its own Node on Linux. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
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

/** Finds an installed Chrome or Chromium; on Debian as root installs what is missing, Korean fonts included. */
export function ensureBrowser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const packages = [];
  if (!existsSync(browserPath())) packages.push('chromium');
  if (!hasKoreanFont()) packages.push('fonts-noto-cjk');
  if (packages.length > 0 && isDebianRoot) {
    console.log(`Installing ${packages.join(' and ')} …`);
    const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update', '-qq'], apt);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], apt);
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
  const { status, stdout } = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) {
    console.error(`${command} ${args.join(' ')} failed.`);
    process.exit(1);
  }
}
