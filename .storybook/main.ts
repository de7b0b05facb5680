import type {StorybookConfig} from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {name: '@storybook/react-vite', options: {builder: {viteConfigPath: '.storybook/vite.config.ts'}}},
  stories: ['../stories/**/*.stories.tsx'],
  staticDirs: ['../public', {from: '../docs/statecharts', to: '/statecharts'}],
  addons: ['@storybook/addon-a11y'],
  typescript: {reactDocgen: 'react-docgen'},
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
}

export default config
