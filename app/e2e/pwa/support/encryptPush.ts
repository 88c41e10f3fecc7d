import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's push subscription. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

const recordSize = 4096;

/** Encrypts a push message for one subscription (RFC 8291, aes128gcm in a single record). */
export function encryptPush({ p256dh, auth }: SubscriptionKeys, text: string): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const salt = randomBytes(16);

  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderKey]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const lastRecord = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const sealed = Buffer.concat([cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([senderKey.length]), senderKey, sealed]);
}
