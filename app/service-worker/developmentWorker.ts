/// <reference lib="webworker" />
import { answerEvents } from './answerEvents.ts';
import { readWorkerConfig } from './workerConfig.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of the development server: pushes work, and every file comes from the server. It takes the place of one
 * that a build left behind at the same address, whose pages would hide what is being worked on.
 */
answerEvents(self, readWorkerConfig(import.meta.env, self.location.origin));
self.addEventListener('install', () => void self.skipWaiting());
