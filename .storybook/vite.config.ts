import { defineConfig } from 'vite';
import { storiesVite } from './storiesVite.ts';

export default defineConfig(storiesVite());
