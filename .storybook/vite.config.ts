import react from '@vitejs/plugin-react'
import {fileURLToPath} from 'node:url'
import {defineConfig} from 'vite'
import {flowsPlugin} from './flows/plugin.ts'

/** Storybook's own: stories need no server, no proxy and no service worker of the app. */
export default defineConfig({
  plugins: [react(), flowsPlugin(fileURLToPath(new URL('..', import.meta.url)))],
  resolve: {tsconfigPaths: true},
  build: {chunkSizeWarningLimit: 2_000},
})
