import react from '@vitejs/plugin-react'
import {defineConfig} from 'vite'

/** Storybook's own: stories need no server, no proxy and no service worker of the app. */
export default defineConfig({
  plugins: [react()],
  resolve: {tsconfigPaths: true},
  build: {chunkSizeWarningLimit: 2_000},
})
