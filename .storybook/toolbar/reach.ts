import type { NetworkInterfaceInfo } from 'node:os';

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
