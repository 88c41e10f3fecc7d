import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { fetchMember, registerDepartment, withdrawMember } from '../endpoints/users.ts';

/** Queries of the signed-in member. */
export const memberQueries = {
  own: (api: ApiClient) =>
    queryOptions({ queryKey: ['member'], queryFn: ({ signal }) => fetchMember(api, { signal }) }),
};

/** Registers the department of a new member, who is asked for anew afterwards (AC-9). */
export function registerDepartmentMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['member', 'department'],
    mutationFn: (department: string) => registerDepartment(api, department),
    onSuccess: () => queryClient.removeQueries({ queryKey: memberQueries.own(api).queryKey }),
  });
}

/** Ends the membership (AC-12). */
export function withdrawMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['member', 'withdraw'],
    mutationFn: () => withdrawMember(api),
  });
}
