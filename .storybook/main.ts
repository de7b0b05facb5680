import type {StorybookConfig} from '@storybook/react-vite'
import {inPortuguese} from './indexer.ts'

const config: StorybookConfig = {
  framework: {name: '@storybook/react-vite', options: {builder: {viteConfigPath: '.storybook/vite.config.ts'}}},
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['../public', {from: '../docs/statecharts', to: '/statecharts'}],
  experimental_indexers: (indexers = []) => indexers.map(inPortuguese),
  docs: {defaultName: 'Sobre o fluxo'},
  addons: ['@storybook/addon-a11y'],
  typescript: {reactDocgen: 'react-docgen'},
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
}

export default config
