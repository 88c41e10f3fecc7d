import type { operations } from '@campus-bell/api/schema';
import { account } from './scenes/account.ts';
import { browse } from './scenes/browse.ts';
import { follow } from './scenes/follow.ts';
import type { Scene } from './scenes/scene.ts';

/** The name of an operation of openapi.yaml. */
export type OperationId = keyof operations;

/** The screen that uses each operation; one that has none does not compile. */
export const scenes: Record<OperationId, Scene> = { ...account, ...browse, ...follow };
