import { type ComponentType, createElement, useState } from 'react';

/** Props of {@link RoutePart}. */
export interface RoutePartProps<Props> {
  /** The screen, or what waits for its code; looked at when the route opens. */
  part(): ComponentType<Props>;
  of: Props;
}

/** A route's screen: once its code is there it opens in the same frame. */
export function RoutePart<Props extends object>({ part, of }: RoutePartProps<Props>) {
  const [Part] = useState(part);
  return createElement(Part, of);
}
