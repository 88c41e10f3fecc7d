import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type AppConfig, parseConfig } from '../../src/config.ts';
import { bundleLinkPreview } from './bundleLinkPreview.ts';
import { documentRevisions, type PrecacheEntry } from './documentRevisions.ts';
import { hostingFilesOf } from './hostingFilesOf.ts';
import { type HostingRules, hostingRules } from './hostingRules.ts';
import { hstsMaxAgeOf, securityHeaders } from './securityHeaders.ts';

/**
 * Writes into a build what hosts need to serve it, once all else is there; to be named after the plugin that makes the
 * worker, which takes `precache` for its list of files.
 */
export function hostingPlugin() {
  let config: ResolvedConfig;
  let rules: HostingRules | null = null;
  let addresses: Pick<AppConfig, 'apiOrigin' | 'publicOrigin'> | null = null;

  const plugin: Plugin = {
    name: 'hosting',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      const parsed = parseConfig(resolved.env);
      if (parsed.ok) {
        rules = hostingRules(securityHeaders(parsed.config, hstsMaxAgeOf(resolved.env)));
        addresses = parsed.config;
      } else
        resolved.logger.warn(`no files for hosts, and the app will not start: ${parsed.problems.join(' ')}`);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (rules === null || addresses === null) return;
        const { apiOrigin, publicOrigin } = addresses;
        const preview = { code: await bundleLinkPreview(config.root), apiOrigin, publicOrigin };
        const dir = resolve(config.root, config.build.outDir);
        for (const [name, content] of Object.entries(hostingFilesOf(rules, filesOf(dir), preview))) {
          writeFileSync(join(dir, name), content);
        }
      },
    },
  };

  return {
    plugin,
    precache: <Entry extends PrecacheEntry>(entries: Entry[]) => ({
      manifest: rules === null ? entries : documentRevisions(entries, rules.security),
    }),
  };
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(dir, path).split(sep).join('/'));
}
