import { type ReactNode, useState } from 'react';
import { UiEnvironmentProvider, useEnvironment } from '../environment/UiEnvironment.tsx';

/** Where a flow has come to. */
export interface FlowPlace {
  pathname: string;
  query: URLSearchParams;
  go(href: string, options?: { replace?: boolean }): void;
  goBack(): void;
}

/** Props of {@link FlowRoutes}. */
export interface FlowRoutesProps {
  /** The address that the flow starts at. */
  start: string;
  children(place: FlowPlace): ReactNode;
}

/** Stands in for the app's routes in a flow: links lead on, Back leads back, and each opening is a visit of its own. */
export function FlowRoutes({ start, children }: FlowRoutesProps) {
  const environment = useEnvironment();
  const [visits, setVisits] = useState([{ number: 1, href: start }]);
  const here = visits.at(-1) ?? { number: 1, href: start };
  const url = new URL(here.href, environment.images.appOrigin);

  const go: FlowPlace['go'] = (href, options) => {
    environment.navigate(href, options);
    setVisits((past) => [
      ...(options?.replace === true ? past.slice(0, -1) : past),
      { number: (past.at(-1)?.number ?? 0) + 1, href },
    ]);
  };
  const goBack = () => setVisits((past) => (past.length > 1 ? past.slice(0, -1) : past));

  return (
    <UiEnvironmentProvider environment={{ ...environment, navigate: go, visit: `visit ${here.number}` }}>
      {children({ pathname: url.pathname, query: url.searchParams, go, goBack })}
    </UiEnvironmentProvider>
  );
}
