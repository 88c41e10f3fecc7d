import { safeUrl } from '@campus-bell/domain/safeUrl';

/** The one gate to other sites: opens a checked http(s) address in a new tab that learns nothing of this one. */
export function openExternal(address: string): void {
  const href = safeUrl(address);
  if (href === null) return;
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
