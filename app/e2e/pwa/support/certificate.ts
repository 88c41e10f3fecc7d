import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const tag = { sequence: 0x30, set: 0x31, integer: 2, bits: 3, octets: 4, oid: 6, utf8: 12, time: 23 };

function der(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([type, length]), content]);
  const size = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

const oid = {
  commonName: Buffer.from('550403', 'hex'),
  subjectAltName: Buffer.from('551d11', 'hex'),
  ecdsaWithSha256: Buffer.from('2a8648ce3d040302', 'hex'),
};

const utcTime = (date: Date) => {
  const digits = date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(tag.time, Buffer.from(`${digits}Z`));
};

const pem = (content: Buffer) => {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};

/** A throw-away certificate for localhost, and the hash of its public key by which a browser may be told to trust it. */
export function localhostCertificate(): { key: string; cert: string; spkiHash: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const day = 24 * 60 * 60_000;
  const name = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, der(tag.oid, oid.commonName), der(tag.utf8, Buffer.from('localhost')))),
  );
  const algorithm = der(tag.sequence, der(tag.oid, oid.ecdsaWithSha256));
  const altNames = der(tag.sequence, der(0x82, Buffer.from('localhost')));
  const extensions = der(
    0xa3,
    der(tag.sequence, der(tag.sequence, der(tag.oid, oid.subjectAltName), der(tag.octets, altNames))),
  );
  const content = der(
    tag.sequence,
    der(0xa0, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    algorithm,
    name,
    der(tag.sequence, utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + 7 * day))),
    name,
    spki,
    extensions,
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = der(tag.sequence, content, algorithm, der(tag.bits, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(certificate),
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
}
