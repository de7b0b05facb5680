import type {StorybookConfig} from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  typescript: {reactDocgen: 'react-docgen'},
  core: {disableTelemetry: true, disableWhatsNewNotifications: true},
}

export default config
