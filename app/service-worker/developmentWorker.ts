/// <reference lib="webworker" />
import { answerEvents } from './answerEvents.ts';
import { workerConfigAt } from './workerConfig.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of the development server: pushes work, and every file comes from the server. It takes the place of one
 * that a build left behind at the same address, whose pages would hide what is being worked on.
 */
answerEvents(self, workerConfigAt(self.location.origin));
self.addEventListener('install', () => void self.skipWaiting());
