import type { NetworkInterfaceInfo } from 'node:os';

/** Names of the two facts in the manager's head; `readReach` finds them there. */
const names = { published: 'storybook-published-at', network: 'storybook-network-at' } as const;

/** Addresses at which others may open this Storybook; null where there is none. */
export type Reach = { published: string | null; network: string | null };

type Interfaces = Record<string, NetworkInterfaceInfo[] | undefined>;

/** The address of a development server on the local network; null when it listens to this computer only. */
export function networkAddress(
  { host, port, https = false }: { host?: string | undefined; port?: number | undefined; https?: unknown },
  interfaces: Interfaces,
): string | null {
  if (host === undefined || port === undefined || /^(localhost|127\.|::1$)/.test(host)) return null;
  const listensEverywhere = host === '0.0.0.0' || host === '::';
  const name = listensEverywhere ? homeAddress(interfaces) : host;
  return name === undefined ? null : `${https ? 'https' : 'http'}://${name}:${port}/`;
}

/** The outward IPv4 address, one of a home or office network before those of virtual machines. */
function homeAddress(interfaces: Interfaces): string | undefined {
  const outward = Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return outward.find((address) => /^(192\.168|10)\./.test(address)) ?? outward[0];
}

/** The facts as tags for the manager's head. */
export function reachTags({ published, network }: Reach): string {
  return Object.entries({ [names.published]: published, [names.network]: network })
    .filter(([, address]) => address !== null)
    .map(([name, address]) => `<meta name="${name}" content="${new URL(String(address)).href}">`)
    .join('\n');
}

/** The facts that the manager's head brought along. */
export function readReach(page: Document): Reach {
  const read = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
  return { published: read(names.published), network: read(names.network) };
}
