import { untilStyled } from '@campus-bell/ui/late/untilStyled';
import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { loadChunk } from '../device/loadChunk.ts';
import { RoutePart, type RoutePartProps } from './RoutePart.tsx';

/** A route whose code arrives when it is opened, or ahead of that. */
export type LazyRoute<Props> = FunctionComponent<Props> & {
  /** Fetches the code; a failure waits for the real need. */
  ahead(): Promise<void>;
};

/** A route whose code arrives when it is opened; once it is there, the route opens in the same frame. */
export function lazyRoute<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyRoute<Props> {
  let loaded: ComponentType<Props> | null = null;
  const keep = (part: ComponentType<Props>) => {
    loaded = part;
    return { default: part };
  };
  const loadStyled = async () => {
    const [part] = await Promise.all([load(), untilStyled()]);
    return keep(part);
  };
  const late: ComponentType<Props> = lazy(() => loadChunk(loadStyled));
  const part = () => loaded ?? late;
  const ahead = async () => {
    if (loaded === null) await loadStyled().catch(() => undefined);
  };
  const open = (props: Props) => createElement<RoutePartProps<Props>>(RoutePart, { part, of: props });
  return Object.assign(open, { ahead });
}
