import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { networkAddress } from './reach.ts';

const face = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [face('127.0.0.1', true)],
  docker0: [face('172.17.0.1')],
  wlan0: [face('fe80::1'), face('192.168.0.23')],
};

describe('networkAddress', () => {
  test('is none when the server listens to this computer only', () => {
    for (const host of [undefined, 'localhost', '127.0.0.1', '::1']) {
      expect(networkAddress({ host, port: 6006 }, interfaces)).toBeNull();
    }
  });

  test('is that of the home network when the server listens everywhere', () => {
    expect(networkAddress({ host: '0.0.0.0', port: 6006 }, interfaces)).toBe('http://192.168.0.23:6006/');
    expect(
      networkAddress({ host: '0.0.0.0', port: 6006, https: true }, { eth0: [face('203.0.113.5')] }),
    ).toBe('https://203.0.113.5:6006/');
  });

  test('is the name that the server was given', () => {
    expect(networkAddress({ host: 'bell.local', port: 6007 }, interfaces)).toBe('http://bell.local:6007/');
  });

  test('is none without a network', () => {
    expect(networkAddress({ host: '0.0.0.0', port: 6006 }, { lo: interfaces.lo })).toBeNull();
  });
});
