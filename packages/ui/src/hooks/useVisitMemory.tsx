import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEnvironment } from '../environment/UiEnvironment.tsx';

const mostPlaces = 40;
const ofClients = new WeakMap<QueryClient, Map<string, unknown>>();

/**
 * What a part of the screen wants to find again when the student comes back to this visit: an object of its own to
 * write into, made once per visit and kept as long as the lists of the session are.
 */
export function useVisitMemory<Memory extends object>(name: string, create: () => Memory): Memory {
  const { visit } = useEnvironment();
  const queryClient = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once per visit, whatever makes it.
  return useMemo(() => recall(queryClient, `${visit} ${name}`, create), [queryClient, visit, name]);
}

function recall<Memory extends object>(client: QueryClient, place: string, create: () => Memory): Memory {
  const places = ofClients.get(client) ?? new Map<string, unknown>();
  ofClients.set(client, places);
  const memory = (places.get(place) as Memory | undefined) ?? create();
  places.delete(place);
  places.set(place, memory);
  const [oldest] = places.keys();
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
  return memory;
}
