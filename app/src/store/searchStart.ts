import { routes } from '@campus-bell/domain/routes';

/** Where a bare `/event` leads: said by the search's own code once that is here, so that a tap opens it in one step. */
export const searchStart: { path(): string } = { path: () => routes.events };
