import { events } from './routes/events.mjs';
import { keywords } from './routes/keywords.mjs';
import { notifications } from './routes/notifications.mjs';
import { topics } from './routes/topics.mjs';
import { users } from './routes/users.mjs';

/** All operations of openapi.yaml, the fixed paths before those with a parameter. */
export const routes = [...users, ...notifications, ...topics, ...keywords, ...events].map(
  ([operationId, method, path, authentication, handle]) => ({
    operationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    authentication,
    handle,
  }),
);
