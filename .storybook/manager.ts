import {createElement} from 'react'
import {GLOBALS_UPDATED, SET_GLOBALS} from 'storybook/internal/core-events'
import {addons, types} from 'storybook/manager-api'
import {create} from 'storybook/theming/create'
import {StatechartPanel} from './statechart/Panel.tsx'

const panelId = 'aristo/statechart'
const themeOf = (base: 'light' | 'dark') => create({base, brandTitle: 'Aristo', brandTarget: '_self'})

addons.setConfig({
  theme: themeOf('light'),
  selectedPanel: panelId,
  layout: {bottomPanelHeight: 420, rightPanelWidth: 520},
  sidebar: {showRoots: true},
})

addons.register(panelId, (api) => {
  addons.add(panelId, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({active}) => (active ? createElement(StatechartPanel) : null),
  })
  // One switch for both: the Theme toolbar turns the product's tokens and Storybook itself.
  const follow = ({globals: {theme}}: {globals: {theme?: unknown}}) =>
    api.setOptions({theme: themeOf(theme === 'dark' ? 'dark' : 'light')})
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
