import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A route whose code arrives when it is opened. */
export function lazyRoute<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
